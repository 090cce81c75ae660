import { stringify } from 'yaml'

/** A value as YAML writes it, in quotation marks if it needs them, and a group in braces. */
export const inYaml = (value: unknown): string =>
  stringify(value, {
    collectionStyle: typeof value === 'object' ? 'flow' : 'any',
    lineWidth: 0,
  }).trimEnd()
