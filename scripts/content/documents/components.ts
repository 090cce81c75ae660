import type * as z from 'zod'
import { components } from '#content/schema/components.ts'
import type { MdxElement } from '../markdown/index.ts'

export type Component = { readonly children: boolean; readonly props: z.ZodObject }

export const componentTable: ReadonlyMap<string, Component> = new Map(Object.entries(components))

/** The props as data, for the component's schema. */
export const propsOf = ({ attributes }: MdxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  )
