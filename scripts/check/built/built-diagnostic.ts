import type { LocalDiagnostic, RuleId } from '#scripts/content/diagnostics/index.ts'

/** The part of a page that the content has to change: `address /gone`, `field title`. */
export type Subject = `${'address' | 'words' | 'id' | 'field'} ${string}`

/** Something wrong in a built file. Its message is the same for every page that has it. */
export type BuiltDiagnostic = Pick<LocalDiagnostic, 'rule' | 'message' | 'severity'> & {
  readonly at: number
  readonly subject: Subject | undefined
}

/** A diagnostic with its file, relative to dist/client. */
export type Found = BuiltDiagnostic & { readonly file: string }

export const built = (rule: RuleId, message: string, at = 0, subject?: Subject) => ({
  rule,
  message,
  at,
  subject,
})
