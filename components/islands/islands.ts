import { createElement, type ComponentType, type ReactElement } from 'react'
import type { IslandName } from './Island.server.tsx'

/** Loads an island's component and returns its element for the given JSON of props. */
type LoadIsland = (props: string) => Promise<ReactElement>

const island =
  <Props extends object>(load: () => Promise<ComponentType<Props>>): LoadIsland =>
  async (props) =>
    createElement(await load(), JSON.parse(props))

/** Every island by name, loaded on demand. Don't import an island statically here. */
export const clientIslands = {
  Carousel: island(() => import('./carousel/Carousel.tsx').then((m) => m.Carousel)),
  ContactForm: island(() => import('./contact/ContactForm.tsx').then((m) => m.ContactForm)),
  InquiryForm: island(() => import('./inquiry/InquiryForm.tsx').then((m) => m.InquiryForm)),
  MarqueePause: island(() => import('./carousel/MarqueePause.tsx').then((m) => m.MarqueePause)),
} satisfies Record<IslandName, LoadIsland>
