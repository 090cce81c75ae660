import * as z from 'zod'

/** The policy of /admin lets no text become code, which zod would try. Imported before any schema. */
z.config({ jitless: true })
