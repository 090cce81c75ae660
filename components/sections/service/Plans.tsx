import type { Plan } from '#content/schema/page.ts'
import { PlanCard } from './PlanCard.tsx'

/** Plans side by side from `lg`, where their four parts share rows, so that all lines align. */
export function Plans({ service, plans }: { service: string; plans: readonly Plan[] }) {
  return (
    <ul className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_1fr_auto] lg:gap-y-0">
      {plans.map((plan) => (
        <PlanCard key={plan.name} service={service} plan={plan} />
      ))}
    </ul>
  )
}
