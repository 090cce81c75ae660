import { answerEach } from '#scripts/pool/answer.ts'
import { make } from './picture.ts'

answerEach(make)
