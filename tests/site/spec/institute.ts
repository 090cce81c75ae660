import { contentIn } from '#tests/engine/small-sites/small-site.ts'
import { delivered } from '#tests/support/site-copy.ts'

/** Names and addresses of the delivered content, which the owner supplies. */
export const { name, nepaliName, email, phone, social, map } = (await contentIn(delivered)).site
