import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { onlyCode } from '#scripts/render/only-code.ts'
import { project } from '#scripts/system/cache.ts'
import { devPages } from '#scripts/render/page-source.ts'
import { openDevContent } from './dev-content.ts'
import { devServices } from './dev-services.ts'
import { liveContent } from './live-content.ts'
import { writersGuide } from './writers-guide.ts'

/** The site with the content below `root`, the writers' guide and the inbox. Vike's `dev` adds its own. */
export function devPlugins(root: string): PluginOption[] {
  const content = openDevContent(root)
  return [
    onlyCode(project),
    tailwindcss(),
    react(),
    devPages(content),
    liveContent(content),
    devServices(content),
    writersGuide(),
  ]
}
