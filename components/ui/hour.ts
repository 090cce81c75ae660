import type { hours } from '#content/schema/fields.ts'

/** The palette of a hero or band: hours.css gives each its sky, text, ring and buttons. */
export type Hour = (typeof hours)[number]
