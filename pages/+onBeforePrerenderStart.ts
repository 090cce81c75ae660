import { getGlobalContext } from 'vike/server'
import { sourceOf } from '#scripts/render/page-source.ts'

/** The routes whose pages are stale; the build has the others in its cache. */
export default async function onBeforePrerenderStart() {
  return [...(sourceOf(await getGlobalContext()).routes ?? [])]
}
