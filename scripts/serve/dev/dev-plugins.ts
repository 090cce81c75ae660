import type { PluginOption } from 'vite'
import vike from 'vike/plugin'
import { devPages } from '#scripts/render/page-source.ts'
import { openDevContent } from './dev-content.ts'
import { devServices } from './dev-services.ts'
import { liveContent } from './live-content.ts'
import { writersGuide } from './writers-guide.ts'

/** What only development needs: Vike with the content on disk, the writers' guide, the inbox. */
export function devPlugins(root: string): PluginOption[] {
  const content = openDevContent(root)
  return [vike(), devPages(content), liveContent(content), devServices(content), writersGuide()]
}
