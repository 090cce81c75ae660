import { brochureOf, hasOwnBrochure } from '#content/kinds/program.ts'
import { languageOfFile } from '#content/schema/languages.ts'
import type { Output } from '../output.ts'
import { brochureData } from './brochure.ts'
import { brochureContent } from './content.ts'

export const template = ['style.typ', 'markdown.typ', 'template.typ'].map(
  (name) => `brochure/${name}`,
)

/** A PDF of each program that names none of its own. */
export const brochures: Output = {
  name: 'brochure',
  addresses: /^\/brochures\//,
  hint: 'Write the text more simply or in other letters, or give the program a PDF of its own (brochureLink).',
  files: (content, language) =>
    content.programs
      .filter(
        (program) =>
          !hasOwnBrochure(program) &&
          (language === 'en' || languageOfFile(program.path) === language),
      )
      .map((program) => {
        const shown = brochureContent(program, content)
        return {
          address: brochureOf(program),
          path: program.path,
          document: {
            template: ['style.typ', 'markdown.typ', 'template.typ'].map(
              (name) => `brochure/${name}`,
            ),
            content: shown,
            hero: shown,
            data: () => brochureData(shown),
            quotes: [content.site, content.trainers, program],
          },
        }
      }),
}
