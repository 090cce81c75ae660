import path from 'node:path'
import { defaultServerConditions, type UserConfig } from 'vite'

const root = path.resolve(import.meta.dirname, '../../..')

/** Both bundles name the same files: the head preloads the fonts of the style sheet. */
const assetFileNames = 'assets/static/[name].[hash][extname]'

/**
 * The two programs of a built site: what a browser begins with, and what renders a page. The latter
 * has its packages inside, since one file opens sooner than thousands.
 */
export const programs = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { client: path.join(root, 'pages/+client.ts') },
          output: {
            entryFileNames: 'assets/entries/[name].[hash].js',
            chunkFileNames: 'assets/chunks/chunk-[hash].js',
            assetFileNames,
          },
        },
      },
    },
    ssr: {
      // Without the first, react-router-dom is CommonJS, and brings all of the router.
      resolve: { noExternal: true, conditions: ['module-sync', ...defaultServerConditions] },
      build: {
        rolldownOptions: {
          input: { page: path.join(root, 'scripts/render/document.tsx') },
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'chunk-[hash].mjs',
            assetFileNames,
          },
        },
      },
    },
  },
} satisfies UserConfig
