import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'

/**
 * What visitors see of words whose signs Markdown takes for marks: 532 for `5*3*2`, H2O for `H~2~O`.
 * Undefined for emphasis that is meant, such as `**5**th` or `im**port**ant`.
 */
export function withoutSigns(node: Nodes, source: string): string | undefined {
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const [before = ''] =
    /[\p{L}\p{M}\p{N}]*$/u.exec(source.slice(Math.max(0, from - 20), from)) ?? []
  const [after = ''] = /^[\p{L}\p{M}\p{N}]*/u.exec(source.slice(to, to + 20)) ?? []
  const digits = Number(/\p{N}$/u.test(before)) + Number(/^\p{N}/u.test(after))
  const isInWord = before !== '' && after !== ''
  const isLost =
    (node.type === 'delete' && source[from + 1] !== '~' && before + after !== '') ||
    (node.type === 'emphasis' && isInWord && (digits > 0 || before.length + after.length === 2)) ||
    (node.type === 'strong' && digits === 2)
  return isLost ? before + toString(node) + after : undefined
}
