import { desk } from './desk.ts'
import { devServices } from './dev-services.ts'
import { liveContent } from './live-content.ts'

/** What only development needs: content as it stands now, the desk, and the inbox. */
export const devPlugins = () => [liveContent(), devServices(), desk()]
