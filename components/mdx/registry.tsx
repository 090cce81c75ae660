import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { ComponentName, ComponentProps as PropsOf } from '#content/schema/components.ts'
import { href } from '#components/href.ts'
import { Picture } from '#components/ui/Picture.tsx'
import { Action } from './Action.tsx'
import { Callout } from './Callout.tsx'
import { Placeholder } from './Placeholder.tsx'

/** What writers may use by name; a component without its part here is a type error. */
const named = { Placeholder, Callout, Action } satisfies {
  [N in ComponentName]: ComponentType<PropsOf<N> & { children?: ReactNode }>
}

/** How the elements that Markdown itself makes are shown. */
const elements = {
  a: ({ href: to = '', children, ...rest }: ComponentProps<'a'>) => (
    <a href={href(to)} {...rest}>
      {children}
    </a>
  ),
  img: ({ src = '', alt = '', ...rest }: ComponentProps<'img'>) => (
    <Picture {...rest} src={src} alt={alt} sizes="(min-width: 40rem) 36rem, 100vw" loading="lazy" />
  ),
}

/** Every component that MDX is given. */
export const registry = { ...named, ...elements }
