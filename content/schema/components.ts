import * as z from 'zod'
import { line, link } from './fields.ts'

/** The components of MDX. The check reads this table, `components/mdx/` covers it, the guide shows it. */
export const components = {
  ToConfirm: {
    description: 'Words that have still to be confirmed. They read as ordinary text.',
    example: '<ToConfirm>The course is for those who plan for a town.</ToConfirm>',
    isBlock: false,
    props: z.strictObject({}),
  },
  ToSupply: {
    description: 'Facts that have still to be supplied. They read as ordinary text.',
    example: '<ToSupply>The dates of the next course go here.</ToSupply>',
    isBlock: false,
    props: z.strictObject({}),
  },
  Callout: {
    description: 'Sets a short paragraph apart.',
    example: '<Callout title="Good to know">The course is held in English.</Callout>',
    isBlock: true,
    props: z.strictObject({ title: line(60, 'A few words above the text.').optional() }),
  },
  Action: {
    description: 'A button that leads to another page.',
    example: '<Action to="/contact">Ask about this course</Action>',
    isBlock: true,
    props: z.strictObject({ to: link('Where it leads.') }),
  },
} as const satisfies Record<
  string,
  {
    description: string
    example: string
    /** On lines of its own, not among words. */
    isBlock: boolean
    props: z.ZodObject
  }
>

export type ComponentName = keyof typeof components
export type ComponentProps<N extends ComponentName> = z.infer<(typeof components)[N]['props']>
