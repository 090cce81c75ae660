import { brochureFile } from '#scripts/make/brochures/index.ts'
import { answerEach } from '#scripts/system/pool/answer.ts'
import { socialFile } from '#scripts/make/social/index.ts'
import type { Picture } from './picture.ts'

/** Makes pictures that the cache does not have; answers with their paths there. */
answerEach((picture: Picture) =>
  picture.kind === 'brochure' ? brochureFile(picture.input) : socialFile(picture.image),
)
