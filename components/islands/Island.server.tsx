import {
  createElement,
  type Attributes,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { SlotMarkup } from './Slot.tsx'
import { type IslandName, type Islands, serverIslands } from './islands.server.ts'

type IslandProps = { [N in IslandName]: ComponentProps<Islands[N]> & Attributes }

const components: { [N in IslandName]: ComponentType<IslandProps[N]> } = serverIslands

type Props<N extends IslandName> = {
  name: N
  /** Its own on the page: the root of the ids inside, the same on both sides. */
  id: string
  /** Plain data: it travels as JSON in an attribute. */
  props: IslandProps[N] & Attributes
  /** `near`: its script waits until the island is near the viewport. */
  when?: 'idle' | 'near'
  /** Stands in the island's `<Slot>` as it is. */
  children?: ReactNode
}

/**
 * Server side: renders an interactive component into `<site-island>`, which carries what the
 * browser needs to hydrate it: its name, its props, and its place for stable ids.
 */
export function Island<N extends IslandName>({
  name,
  id,
  props,
  when = 'idle',
  children,
}: Props<N>) {
  const Component: ComponentType<IslandProps[N]> = components[name]
  const island = (
    <SlotMarkup value={renderToStaticMarkup(children)}>
      <Component {...props} />
    </SlotMarkup>
  )
  return createElement('site-island', {
    name,
    'data-id': id,
    when,
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: renderToString(island, { identifierPrefix: `${id}-` }) },
  })
}
