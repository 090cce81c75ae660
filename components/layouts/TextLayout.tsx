import { Hero } from '#components/sections/common/Hero.tsx'
import { TextSection } from '#components/sections/common/TextSection.tsx'
import type { LayoutProps } from './types.ts'

export function TextLayout({ page, body }: LayoutProps<'text'>) {
  return (
    <>
      <Hero of={page} {...page.data.hero} />
      {body && <TextSection>{body}</TextSection>}
    </>
  )
}
