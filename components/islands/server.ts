import { Carousel } from './Carousel.tsx'
import { ContactForm } from './ContactForm.tsx'
import { FindProgram } from './FindProgram.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { MapFrame } from './MapFrame.tsx'
import { MarqueePause } from './MarqueePause.tsx'
import { NearestRoute } from './NearestRoute.tsx'

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
