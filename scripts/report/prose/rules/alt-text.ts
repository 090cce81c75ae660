import type { ProseRule, Remark } from '../rule.ts'

const opening =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|screenshot) (?:of|showing) +/i
const fileName = /^\S+\.(?:png|jpe?g|webp|avif|gif|svg)$/i

export const altText: ProseRule = {
  id: 'alt-text',
  severity: 'warning',
  reason: 'Whoever hears a description knows already that it is a picture.',
  *inPassage({ role, text }): Iterable<Remark> {
    if (role !== 'alt') return
    const begun = opening.exec(text)?.[0]
    const first = begun === undefined ? undefined : text[begun.length]
    if (begun !== undefined && first !== undefined) {
      yield {
        from: 0,
        to: begun.length - 1,
        message: `a description needs no “${begun.trim()}”; say what the picture shows`,
        fix: { text: first.toUpperCase(), from: 0, to: begun.length + 1 },
      }
    }
    if (fileName.test(text.trim()))
      yield {
        from: 0,
        to: text.length,
        message: 'this is the name of a file; expected what the picture shows',
        hint: 'The name of a file says nothing to those who do not see the picture.',
      }
  },
}
