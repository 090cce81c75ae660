import type { PageOf } from '#content/schema/page.ts'
import { href } from '#components/href.ts'
import { Button } from '#components/ui/Button.tsx'
import { HeroFrame, type Woven } from '../common/Hero.tsx'

type Props = { of: Woven; name: string } & PageOf<'home'>['hero']

/** Longer names are smaller than the words before them. */
const maxLengthOfFullSize = 27

/** Home's first screen. The headline ends with the institute's name. */
export function HomeHero({ of, name, heading, bullets, button, image }: Props) {
  return (
    <HeroFrame of={of} image={image} size="fill">
      <h1>
        {heading}{' '}
        <span
          className={`block text-accent ${name.length > maxLengthOfFullSize ? 'mt-2 text-[0.65em]' : ''}`}
        >
          {name}
        </span>
      </h1>
      <ul className="mt-7 max-w-100 border-t border-rule">
        {bullets.map((bullet) => {
          const { label, to } =
            typeof bullet === 'string' ? { label: bullet, to: undefined } : bullet
          return (
            <li
              key={label}
              className="flex items-center gap-3.5 border-b border-rule text-[1.125rem]/[1.3] font-medium"
            >
              <Diamond />
              {to === undefined ? (
                <span className="py-2.75">{label}</span>
              ) : (
                <a
                  href={href(to)}
                  className="grow py-2.75 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <Button to={button.to} arrow className="mt-7">
        {button.label}
      </Button>
    </HeroFrame>
  )
}

/** A stepped diamond in the accent colour of the hour. */
function Diamond() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="shrink-0 fill-accent"
    >
      <path d="M8 0h2v2h2v2h2v2h2v2h2v2h-2v2h-2v2h-2v2h-2v2H8v-2H6v-2H4v-2H2v-2H0V8h2V6h2V4h2V2h2z" />
    </svg>
  )
}
