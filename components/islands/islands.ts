import { lazyIsland, type IslandRenderer } from './lazy.ts'
import type { IslandName } from './islands.server.ts'

/** Every island by its name, fetched when it is wanted: never import one statically here. */
export const clientIslands = {
  Carousel: lazyIsland(() => import('./carousel/Carousel.tsx').then((module) => module.Carousel)),
  ContactForm: lazyIsland(() =>
    import('./contact/ContactForm.tsx').then((module) => module.ContactForm),
  ),
  FindProgram: lazyIsland(() =>
    import('./finder/FindProgram.tsx').then((module) => module.FindProgram),
  ),
  InquiryForm: lazyIsland(() =>
    import('./inquiry/InquiryForm.tsx').then((module) => module.InquiryForm),
  ),
  MapFrame: lazyIsland(() => import('./MapFrame.tsx').then((module) => module.MapFrame)),
  MarqueePause: lazyIsland(() =>
    import('./carousel/MarqueePause.tsx').then((module) => module.MarqueePause),
  ),
  NearestRoute: lazyIsland(() =>
    import('./finder/NearestRoute.tsx').then((module) => module.NearestRoute),
  ),
} satisfies Record<IslandName, () => Promise<IslandRenderer>>
