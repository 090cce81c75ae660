import { readFile } from 'node:fs/promises'

/** A file to write, or a diff whose lines with a + are added beside the one without, everywhere that one is. */
type Step = { file: string; code: string; isDiff: boolean }

/** The steps of the recipe for a new kind of content. */
export async function recipeSteps(): Promise<Step[]> {
  const recipe = await readFile('.github/RECIPES.md', 'utf8')
  const [, kind = ''] = recipe.split('\n## ')
  let files: string[] = []
  return Array.from(
    kind.matchAll(/^((?:`[\w./-]+`(?:, )?)+)$|^```(\w+)\n(.*?)^```$/gms),
    ([, names, language, code = '']) => {
      if (names !== undefined) files = names.split(', ').map((name) => name.slice(1, -1))
      return language === undefined
        ? []
        : files.map((file) => ({ file, code, isDiff: language === 'diff' }))
    },
  ).flat()
}

/** The line of a diff that is in the file. */
export const knownLine = (diff: string): string =>
  diff
    .split('\n')
    .find((line) => line.startsWith(' '))
    ?.slice(1) ?? ''
