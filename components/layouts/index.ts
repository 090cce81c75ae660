import type { ComponentType } from 'react'
import type { LayoutName } from '#content/kinds/page.ts'
import { AboutLayout } from './AboutLayout.tsx'
import { ContactLayout } from './ContactLayout.tsx'
import { HomeLayout } from './HomeLayout.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { NoticesLayout } from './NoticesLayout.tsx'
import { PrivacyLayout, TextLayout } from './TextLayout.tsx'
import { ProgramsLayout } from './ProgramsLayout.tsx'
import { ServiceLayout } from './ServiceLayout.tsx'
import type { LayoutProps } from './types.ts'

export type { LayoutProps }
export { NoticeLayout } from './NoticeLayout.tsx'
export { OfflinePage } from './NotFoundLayout.tsx'
export { ProgramLayout } from './ProgramLayout.tsx'

/** The component of each layout. Forgetting one is a type error. */
export const layouts: { [L in LayoutName]: ComponentType<LayoutProps<L>> } = {
  home: HomeLayout,
  about: AboutLayout,
  programs: ProgramsLayout,
  notices: NoticesLayout,
  contact: ContactLayout,
  service: ServiceLayout,
  text: TextLayout,
  privacy: PrivacyLayout,
  'not-found': NotFoundLayout,
}
