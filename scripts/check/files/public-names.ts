import { diagnosticIn, type Diagnostic, fileStart } from '#scripts/content/diagnostics/index.ts'

/** Controls, and what shows nothing or turns the text around it; but not the joiners of Devanagari and emoji. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const ofWindows =
  /[<>:"|?*\\]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i

/** What is wrong with the names of files, by their paths: not every system could write them, or tell them apart. */
export function nameFaults(paths: readonly string[]): Diagnostic[] {
  const known = new Map<string, string>()
  return paths.toSorted().flatMap((path) => {
    const folded = path.normalize('NFC').toLowerCase()
    const other = known.get(folded)
    known.set(folded, path)
    const words = path.split('/').map(wordsOn).find(Boolean) ?? (other && sameAs(other))
    if (!words) return []
    return [diagnosticIn(path, '', { ...fileStart, rule: 'public-file', ...words })]
  })
}

function wordsOn(name: string) {
  if (unseen.test(name))
    return { message: 'the name has an invisible character', hint: 'Type the name again.' }
  if (!ofWindows.test(name)) return undefined
  const message =
    'Windows cannot have this name: expected none of < > : " | ? * \\, no space or full stop at the end, and no name of a device such as con or aux'
  return { message, hint: 'Rename the file.' }
}

const sameAs = (other: string) => ({
  message: `the name differs from ${other} only in capitals, or in how an accent is stored: many computers take both for one file`,
  hint: 'Delete one of them, or give it another name.',
})
