import { Children, isValidElement } from 'react'
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react'
import { href } from '#components/href.ts'
import { useLocale } from '#components/use-locale.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { ComponentName, ComponentProps as PropsOf } from '#content/schema/components.ts'
import { inlineElements } from '#content/schema/html-tags.ts'

type Content = { children?: ReactNode }

function Action({ to, children }: Content & { to: string }) {
  return (
    <Button to={to} arrow className="justify-self-start">
      {children}
    </Button>
  )
}

/** A few sentences that stand out from the text around them. */
export function Callout({ title, children }: Content & { title?: string | undefined }) {
  return (
    <div role="note" className="rounded-sm border-l-6 border-marigold bg-snow px-5 py-4">
      {title !== undefined && <p className="font-strong text-ink-900">{title}</p>}
      <div>{children}</div>
    </div>
  )
}

/** A wide table scrolls inside its box, also by keyboard: without scripts, its width is not known. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label={useLocale().strings.table}
      tabIndex={0}
      className="table-box overflow-x-auto"
    >
      <table {...props} />
    </div>
  )
}

/** True for an element that can't be in a line of text, such as a paragraph, or that has one inside. */
const isBlock = ({ type, props }: ReactElement<Content>): boolean =>
  type === Callout ||
  type === Table ||
  (typeof type === 'string' && !inlineElements.has(type)) ||
  hasBlocks(props.children)

const hasBlocks = (children: ReactNode): boolean =>
  Children.toArray(children).some((child) => isValidElement<Content>(child) && isBlock(child))

/** Text that the owner has to confirm or supply. It looks like any other text. */
const Flagged = ({ children }: Content) =>
  hasBlocks(children) ? <>{children}</> : <span>{children}</span>

/** The components of content/schema/components.ts. Forgetting one is a type error. */
const named = { ToConfirm: Flagged, ToSupply: Flagged, Callout, Action } satisfies {
  [N in ComponentName]: ComponentType<PropsOf<N> & Content>
}

/** Replacements for elements of Markdown. */
const elements = {
  a: ({ href: to = '', children, ...rest }: ComponentProps<'a'>) => (
    <a href={href(to)} {...rest}>
      {children}
    </a>
  ),
  img: ({ src = '', alt = '', ...rest }: ComponentProps<'img'>) => (
    <Picture {...rest} src={src} alt={alt} sizes="(min-width: 40rem) 36rem, 100vw" loading="lazy" />
  ),
  table: Table,
}

export const registry = { ...named, ...elements }

/** For a text inside a section with a heading: its own headings are one level lower. */
export const sectionRegistry = { ...registry, h2: 'h3', h3: 'h4', h4: 'h5' } as const
