import { today } from '#scripts/system/settings.ts'
import { openContent } from '#scripts/check/content/open-content.ts'
import { delivered } from '#tests/support/site-copy.ts'

const { content } = await openContent(delivered, today())
if (!content) throw new Error('the delivered content has faults')

/** Names and addresses of the delivered content, which the owner supplies. */
export const { name, nepaliName, email, phone, social, map } = content.site
