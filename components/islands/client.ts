import { lazyIsland, type IslandRenderer } from './lazy.ts'
import type { IslandName } from './server.ts'

/** Every island by its name, fetched when it is wanted: never import one statically here. */
export const clientIslands = {
  Carousel: lazyIsland(() => import('./Carousel.tsx').then((module) => module.Carousel)),
  ContactForm: lazyIsland(() => import('./ContactForm.tsx').then((module) => module.ContactForm)),
  FindProgram: lazyIsland(() => import('./FindProgram.tsx').then((module) => module.FindProgram)),
  InquiryForm: lazyIsland(() => import('./InquiryForm.tsx').then((module) => module.InquiryForm)),
  MapFrame: lazyIsland(() => import('./MapFrame.tsx').then((module) => module.MapFrame)),
  MarqueePause: lazyIsland(() =>
    import('./MarqueePause.tsx').then((module) => module.MarqueePause),
  ),
  NearestRoute: lazyIsland(() =>
    import('./NearestRoute.tsx').then((module) => module.NearestRoute),
  ),
} satisfies Record<IslandName, () => Promise<IslandRenderer>>
