import {
  createElement,
  type Attributes,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { InLocale, useLocale } from '#components/use-locale.tsx'
import { MediaContext, usePageMedia } from '#components/ui/page-media.ts'
import { Carousel } from './carousel/Carousel.tsx'
import { MarqueePause } from './carousel/MarqueePause.tsx'
import { SlotMarkup } from './carousel/Slot.tsx'
import { ContactForm } from './contact/ContactForm.tsx'
import { InquiryForm } from './inquiry/InquiryForm.tsx'

/** Every island by name, for rendering on the server. The browser loads them from islands.ts. */
const islands = { Carousel, ContactForm, InquiryForm, MarqueePause }

export type IslandName = keyof typeof islands

type IslandProps = { [N in IslandName]: ComponentProps<(typeof islands)[N]> & Attributes }

const components: { [N in IslandName]: ComponentType<IslandProps[N]> } = islands

type Props<N extends IslandName> = {
  name: N
  /** Unique on the page. Prefix of the ids inside, so that they match on the server and in the browser. */
  id: string
  /** Plain data: it becomes JSON in an attribute. */
  props: IslandProps[N]
  /** True for an island that is hydrated as soon as it is in view (shell/loader/intents.ts). */
  plays?: boolean
  /** Static content of the island's `<Slot>`. */
  children?: ReactNode
}

/** Renders an island into `<site-island>`, whose attributes hold the props for hydration. */
export function Island<N extends IslandName>({ name, id, props, plays, children }: Props<N>) {
  const Component: ComponentType<IslandProps[N]> = components[name]
  const media = usePageMedia()
  const locale = useLocale()
  const slot = renderToStaticMarkup(
    <InLocale locale={locale}>
      <MediaContext value={media}>{children}</MediaContext>
    </InLocale>,
  )
  const island = (
    <InLocale locale={locale}>
      <SlotMarkup value={slot}>
        <Component {...props} />
      </SlotMarkup>
    </InLocale>
  )
  return createElement('site-island', {
    name,
    'data-id': id,
    'data-plays': plays,
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: renderToString(island, { identifierPrefix: `${id}-` }) },
  })
}
