import { init } from '@sveltia/cms'

/** Starts the forms under /admin with the configuration that lies beside this script. */
const answer = await fetch(new URL('config.json', import.meta.url))
init({ config: await answer.json() })
