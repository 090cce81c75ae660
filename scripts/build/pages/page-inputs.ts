import type { Content } from '#content/schema/collections.ts'
import { withoutLanguage } from '#content/schema/languages.ts'
import { notFoundRoute, offlineRoute } from '#content/schema/routes.ts'
import { originsIn, pagePolicy } from '#scripts/hosts/index.ts'
import { socialPictureOf, socialPictures } from '#scripts/make/social/index.ts'
import { contentByRoute, type PageData } from '#scripts/render/page-data.ts'
import type { Settings } from '#scripts/system/settings.ts'

type Options = Pick<PageData, 'media' | 'year'> & {
  root: string
  content: Content
  settings: Settings
  type?: PageData['type']
}

export function pageInputs({
  root,
  content,
  media,
  year,
  settings,
  type,
}: Options): (route: string) => PageData {
  const contentOf = contentByRoute(content)
  const origins = originsIn(content)
  const social = socialPictures(root)
  return (route) => {
    const page = contentOf(route)
    const { shown, content: own } = page
    // On a site with /admin, some hosts can't send the policy at an address without a page.
    const lacksHeader =
      content.site.editing !== undefined && withoutLanguage(route) === notFoundRoute
    const sendsForm = shown.kind === 'page' && shown.entry.data.layout === 'contact'
    return {
      ...page,
      route,
      media,
      year,
      policy: pagePolicy(origins, { sendsForm, whole: settings.policyInPages || lacksHeader }),
      socialImage:
        withoutLanguage(route) === offlineRoute
          ? undefined
          : social.fileOf(socialPictureOf(shown.entry, own.site.name)).path,
      ...(shown.entry.data.lang === 'ne' && { type }),
      worker: settings.serviceWorker,
    }
  }
}
