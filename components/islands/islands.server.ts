import { Carousel } from './carousel/Carousel.tsx'
import { ContactForm } from './contact/ContactForm.tsx'
import { FindProgram } from './finder/FindProgram.tsx'
import { InquiryForm } from './inquiry/InquiryForm.tsx'
import { MapFrame } from './MapFrame.tsx'
import { MarqueePause } from './carousel/MarqueePause.tsx'
import { NearestRoute } from './finder/NearestRoute.tsx'

/** Every island by its name, as rendered with the page. `client.ts` fetches the same ones. */
export const serverIslands = {
  Carousel,
  ContactForm,
  FindProgram,
  InquiryForm,
  MapFrame,
  MarqueePause,
  NearestRoute,
}

export type Islands = typeof serverIslands
export type IslandName = keyof Islands
