import type { ComponentType } from 'react'
import type { EntryKind } from '#content/kinds/table.ts'
import type { LayoutName } from '#content/kinds/page.ts'
import { AboutLayout } from './AboutLayout.tsx'
import { ContactLayout } from './ContactLayout.tsx'
import { HomeLayout } from './HomeLayout.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { NoticeLayout } from './NoticeLayout.tsx'
import { NoticesLayout } from './NoticesLayout.tsx'
import { PrivacyLayout, TextLayout } from './TextLayout.tsx'
import { ProgramLayout } from './ProgramLayout.tsx'
import { ProgramsLayout } from './ProgramsLayout.tsx'
import { ServiceLayout } from './ServiceLayout.tsx'
import type { EntryLayoutProps, LayoutProps } from './types.ts'

export type { EntryLayoutProps, LayoutProps }
export { OfflinePage } from './NotFoundLayout.tsx'

/** The component of each layout. */
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

/** The component of the page of an entry. */
export const entryLayouts: { [K in EntryKind]: ComponentType<EntryLayoutProps<K>> } = {
  program: ProgramLayout,
  notice: NoticeLayout,
}
