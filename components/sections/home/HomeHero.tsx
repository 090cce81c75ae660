import type { PageOf } from '#content/schema/page.ts'
import { Button } from '#components/ui/Button.tsx'
import { Diamond } from '#components/ui/Diamond.tsx'
import { HeroFrame, type Woven } from '../common/HeroFrame.tsx'

type Props = { of: Woven; name: string } & PageOf<'home'>['hero']

/** Home's first screen: the headline ends with the institute's name; the bullets are a ruled list. */
export function HomeHero({ of, name, heading, bullets, button, image }: Props) {
  return (
    <HeroFrame of={of} image={image} fill>
      <h1>
        {heading} <span className="block text-accent">{name}</span>
      </h1>
      <ul className="mt-7 max-w-100 border-t border-rule">
        {bullets.map((bullet) => (
          <li
            key={bullet}
            className="flex items-center gap-3.5 border-b border-rule py-2.75 text-[1.125rem]/[1.3] font-medium"
          >
            <Diamond />
            {bullet}
          </li>
        ))}
      </ul>
      <Button to={button.to} arrow className="mt-7">
        {button.label}
      </Button>
    </HeroFrame>
  )
}
