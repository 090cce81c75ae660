import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '#content/schema/collections.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import { divideContent, type PageInput } from '#scripts/render/page-input.ts'
import type { Progress } from '#scripts/system/steps/steps.ts'
import { Stop } from '#scripts/system/failure.ts'
import type { Bundle } from './bundle.ts'
import { keptPages } from './kept-pages.ts'
import { pageKeys } from './page-key.ts'
import { placeFile } from './place-file.ts'
import { createRenderer, type Render } from './renderer.ts'
import { soundFiles } from './sound-files.ts'
import { bundledMedia, mediaIn, soundMedia } from './used-media.ts'

type Options = {
  /** The folder of what builds keep. */
  cache: string
  /** Where the pages go. */
  client: string
  bundle: Bundle
  content: Content
  base: string
  /** What every page is given beside content. */
  made: Pick<PageInput, 'variants' | 'origins' | 'year' | 'worker'>
  progress: Progress
}

/**
 * Writes the HTML file of every route. A page is rendered only when what it is made from is not
 * what a kept page was made from. Returns the names of the media that the pages show, but for those
 * of the bundle; names all pages that cannot be rendered.
 */
export async function writePages(options: Options): Promise<Set<string>> {
  const { cache, client, bundle, content, base, made, progress } = options
  const sound = soundFiles(path.join(cache, 'sound'))
  const kept = keptPages(path.join(cache, 'pages'), sound)
  const contentOf = divideContent(content)
  const keyOf = pageKeys([bundle.key, base, process.env['CSP_META'], made])
  const put = filePlacer(client)
  const social = socialPictures(path.dirname(cache))
  const media = new Set<string>()
  const bundled = bundledMedia(client)
  const shown = soundMedia(sound)
  const routes = [...content.routes.keys(), ...(made.worker ? [offlineRoute] : [])]
  const failed: string[] = []
  let render: Render | undefined
  let done = 0
  for (const route of routes) {
    const shownContent = contentOf(route)
    const picture =
      route === offlineRoute
        ? undefined
        : social.pathOf(socialPictureOf(shownContent.shown.entry, content.site.name))
    const input: PageInput = { route, ...shownContent, ...made, picture }
    const key = keyOf(input)
    let page = kept.get(key)
    if (!page?.media.every(shown.isSound)) {
      render ??= await createRenderer(bundle)
      const rendered = render(input)
      if ('error' in rendered) {
        failed.push(`${content.routes.get(route) ?? ''}  ${route}: ${rendered.error}`)
        continue
      }
      const names = mediaIn(rendered.html).filter((name) => !bundled.has(name))
      names.forEach(shown.trust)
      page = kept.set(key, rendered.html, names)
    }
    put(page.file, `${route === '/' ? '/index' : route}.html`)
    for (const name of page.media) media.add(name)
    done += 1
    progress(done, routes.length)
  }
  for (const failure of failed) console.error(failure)
  if (failed.length > 0) {
    throw new Stop(`${failed.length} pages could not be rendered; dist/ is as it was.`)
  }
  kept.save()
  sound.save()
  return media
}

/** Puts files of the cache below a folder, whose own folders it makes once. */
function filePlacer(folder: string) {
  const made = new Set<string>()
  return (kept: string, name: string): void => {
    const file = path.join(folder, name)
    const parent = path.dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    placeFile(kept, file)
  }
}
