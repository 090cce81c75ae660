import vike from 'vike/plugin'
import { writersGuide } from './writers-guide.ts'
import { devServices } from './dev-services.ts'
import { liveContent } from './live-content.ts'

/** What only development needs: pages shown by Vike with content as it stands now, the pages for writers, the inbox. */
export const devPlugins = () => [vike(), liveContent(), devServices(), writersGuide()]
