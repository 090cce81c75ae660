import type { Plan } from '#content/schema/page.ts'
import { Check } from 'lucide'
import { programStrings } from '#components/strings.ts'
import { Button } from '#components/ui/Button.tsx'
import { interestOf } from '#components/islands/contact/fields.ts'
import { Icon } from '#components/ui/Icon.tsx'

/** Plans, side by side from 900 px up. Their four parts share rows, so that all lines align. */
export function Plans({ service, plans }: { service: string; plans: readonly Plan[] }) {
  return (
    <ul className="grid gap-6 plans:auto-cols-fr plans:grid-flow-col plans:grid-rows-[auto_auto_1fr_auto] plans:gap-y-0">
      {plans.map((plan) => (
        <PlanCard key={plan.name} service={service} plan={plan} />
      ))}
    </ul>
  )
}

/**
 * A plan. One with a label instead of a price is dark. Its button fills the contact form with the
 * plan, and with the service if the form offers it.
 */
function PlanCard({ service, plan }: { service: string; plan: Plan }) {
  const isCustom = plan.label !== undefined
  const price = plan.label ?? plan.price
  return (
    <li
      data-hour={isCustom ? 'dawn' : undefined}
      className={`plan grid grid-rows-[auto_auto_1fr_auto] overflow-hidden rounded-md border plans:row-span-4 plans:grid-rows-subgrid *:px-[clamp(20px,2.2vw,2rem)] ${isCustom ? 'border-sky bg-sky text-on' : 'border-line bg-white'}`}
    >
      <h3 className="pt-7 text-[1.75rem]">{plan.name}</h3>
      {price === undefined ? (
        <div aria-hidden="true" className="pb-5 plans:min-h-12.5" />
      ) : (
        <p className="pt-1 pb-5 text-[1.25rem]/[1.3] font-semibold text-accent">{price}</p>
      )}
      <ul className="relative pt-5 pb-7 before:absolute before:inset-x-[clamp(20px,2.2vw,2rem)] before:top-0 before:h-1.5 before:selvedge-thin">
        {plan.features.map((feature) => (
          <li
            key={feature}
            className={`flex gap-3 py-2.5 [line-height:1.4] not-first:border-t ${isCustom ? 'border-rule' : 'border-mist'}`}
          >
            <Icon
              of={Check}
              size={20}
              className={`mt-px shrink-0 ${isCustom ? 'text-accent' : 'text-juniper-700'}`}
            />
            {feature}
          </li>
        ))}
      </ul>
      <div className="pb-7">
        <Button
          to={plan.button.to}
          look={isCustom ? 'primary' : 'ink'}
          inquiry={{
            about: `${plan.name}, ${service}`,
            interest: interestOf(service),
            message: programStrings.aboutPlan(plan.name),
          }}
          className="w-full"
        >
          {plan.button.label}
          <span className="sr-only">: {plan.name}</span>
        </Button>
      </div>
    </li>
  )
}
