import type { ProseRule } from '../rule.ts'
import { altText } from './alt-text.ts'
import { descriptionRepeatsTitle } from './description-repeats-title.ts'
import { doubledWord } from './doubled-word.ts'
import { emphasisAsHeading } from './emphasis-as-heading.ts'
import { headingPunctuation } from './heading-punctuation.ts'
import { linkText } from './link-text.ts'
import { longSentence } from './long-sentence.ts'
import { orphanPage } from './orphan-page.ts'
import { pastPromise } from './past-promise.ts'
import { rawMarkup } from './raw-markup.ts'
import { sameDescription } from './same-description.ts'
import { spelling } from './spelling.ts'
import { straightQuotes } from './straight-quotes.ts'
import { titleLength } from './title-length.ts'
import { undefinedReference } from './undefined-reference.ts'
import { unfinished } from './unfinished.ts'
import { unusedDefinition } from './unused-definition.ts'
import { unusedFile } from './unused-file.ts'

/** Every rule of good text. That headings begin at ## and skip no level is checked always. */
export const proseRules: readonly ProseRule[] = [
  altText,
  descriptionRepeatsTitle,
  doubledWord,
  emphasisAsHeading,
  headingPunctuation,
  linkText,
  longSentence,
  orphanPage,
  pastPromise,
  rawMarkup,
  sameDescription,
  spelling,
  straightQuotes,
  titleLength,
  undefinedReference,
  unfinished,
  unusedDefinition,
  unusedFile,
]
