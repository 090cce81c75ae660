import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageNames } from '#content/schema/languages.ts'
import { project } from '#scripts/system/cache.ts'
import { cutFont, runsOfLetters } from './cut-font.ts'

/**
 * Cuts Eczar Name to the institute's name in Nepali and to the word of the link to Nepali pages:
 * `node scripts/run.mjs scripts/build/fonts/cut-name.ts <the name in Nepali>`.
 */
const [, , name] = process.argv
if (!name) throw new Error('Expected the name in Nepali.')
const words = [name, languageNames.ne].flatMap(runsOfLetters)
const whole = readFileSync(path.join(project, 'scripts/outputs/fonts/eczar-devanagari-500.ttf'))
const folder = path.join(project, 'components/fonts')
writeFileSync(path.join(folder, 'eczar-name.woff2'), await cutFont(whole, words))
const code = path.join(folder, 'name.ts')
writeFileSync(code, readFileSync(code, 'utf8').replace(/'.*'/, `'${name}'`))
