import { lookup } from 'mrmime'

/** The Content-Type of a file by its name. Text is UTF-8. */
export function contentType(file: string): string {
  if (file.endsWith('.ico')) return 'image/x-icon'
  const type = lookup(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** True if compression makes a file of this name smaller. */
export const isCompressible = (file: string): boolean =>
  /^text\/|[/+](?:json|xml|javascript|wasm)\b/.test(contentType(file))
