import { buildSite } from '#scripts/build/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm run build',
  does: 'Builds the site into dist/. A build that fails leaves the last one as it was.',
  options: {
    pictures: {
      type: 'boolean',
      default: true,
      does: 'leaves out brochures and social pictures, which take the longest',
    },
    publish: {
      type: 'boolean',
      default: false,
      does: 'for the public: without a form that leads nowhere, hidden from search engines while address or form are to supply',
    },
  },
} as const

await runCommand(command, (options) => buildSite(process.cwd(), options))
