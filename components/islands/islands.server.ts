import { Carousel } from './carousel/Carousel.tsx'
import { MarqueePause } from './carousel/MarqueePause.tsx'
import { ContactForm } from './contact/ContactForm.tsx'
import { InquiryForm } from './inquiry/InquiryForm.tsx'

/** Every island by name, for rendering on the server. The browser loads them from islands.ts. */
export const serverIslands = {
  Carousel,
  ContactForm,
  InquiryForm,
  MarqueePause,
}

export type Islands = typeof serverIslands
export type IslandName = keyof Islands
