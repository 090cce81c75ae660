import { lookup } from 'mrmime'

/** The Content-Type of a file by its name; text is UTF-8. */
export function contentType(file: string): string {
  if (file.endsWith('.ico')) return 'image/x-icon'
  const type = lookup(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** Whether bytes of this type get smaller by compression. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|wasm)\b/.test(type)
}
