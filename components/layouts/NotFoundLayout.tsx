import { kindOf, type PageKind, pageKinds } from '#content/kinds/table.ts'
import { routeOf } from '#content/kinds/routes.ts'
import { createElement } from 'react'
import { HeroFrame } from '#components/sections/common/Hero.tsx'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'
import type { Woven } from '#components/ui/Artwork.tsx'
import { Button, button } from '#components/ui/Button.tsx'
import type { LayoutProps } from './types.ts'
import { notFoundRoute, pageRoute } from '#content/schema/routes.ts'
import type { Route } from '#components/sections/not-found/nearest-route.ts'
import { href } from '#components/href.ts'
import { localeOf } from '#components/locale.ts'
import { languageOf } from '#components/language.ts'
import type { PageContent } from '#content/kinds/content.ts'
import { type Language, languageOfFile, routeIn } from '#content/schema/languages.ts'
import type { Site } from '#content/kinds/site.ts'
import { useLocale } from '#components/use-locale.tsx'

/** The not-found page, which suggests the page with the most similar address. */
export function NotFoundLayout({ page, content, languages }: LayoutProps<'not-found'>) {
  const { language, strings, formats } = useLocale()
  const { data } = page
  return (
    <HeroFrame of={page} size="tall" className={fillsWindow}>
      <WovenBadge text={formats.digits(data.badge)} />
      <h1 className="mt-7">{data.heading}</h1>
      <p className="mt-3 max-w-[34em] text-lead">{data.lead}</p>
      {createElement('nearest-page', {
        role: 'status',
        class: 'mt-5 block text-lead empty:hidden',
        'data-words': strings.notFound.didYouMean,
        'data-pages': JSON.stringify(suggestedRoutes(content, language)),
      })}
      <div className="mt-7 flex flex-wrap gap-3">
        {data.buttons.map(({ label, to }, index) => (
          <Button key={to} to={to} look={index === 0 ? 'primary' : 'outline'}>
            {label}
          </Button>
        ))}
      </div>
      {/* Some hosts show the English not-found page at every address, below /ne as well. */}
      {language === 'en' && languages?.map((other) => <Elsewhere key={other} language={other} />)}
    </HeroFrame>
  )
}

/** The message of the page in another language, in a font of the system. */
function Elsewhere({ language }: { language: Language }) {
  const { text, home } = localeOf(language).strings.notFound.elsewhere
  return (
    <p lang={language} className="mt-7 font-[serif]">
      {text}{' '}
      <a href={href(routeIn(language, '/'))} className="underline">
        {home}
      </a>
    </p>
  )
}

/** Of a kind with more entries than this, only the page that lists them is suggested. */
const maxOfKind = 50

/** The pages, programs and notices that the not-found page can suggest. */
export function suggestedRoutes(
  { pages, programs, notices, site }: Pick<PageContent, 'pages' | 'programs' | 'notices' | 'site'>,
  language: Language,
): Route[] {
  type Listed = {
    readonly path: string
    readonly slug: string
    readonly data: { title: string; layout?: string }
  }
  // The title of Home is for search engines.
  const home = site.navigation.main.find(({ to }) => to === '/')?.label
  const routesTo = (kind: PageKind, entries: readonly Listed[]) =>
    entries.map(({ path, slug, data }): Route => {
      const route = routeOf({ kind, slug })
      const label = (route === '/' && home) || data.title
      const to = routeIn(languageOfFile(path), route)
      const list = pageKinds
        .map((each) => kindOf(each).list)
        .find((each) => each?.layout === data.layout)
      return { to, label, lang: languageOf(label, language), also: list?.also }
    })
  const shown = pages.filter(({ slug }) => pageRoute(slug) !== notFoundRoute)
  return [
    ...routesTo('page', shown),
    ...(notices.length > maxOfKind ? [] : routesTo('notice', notices)),
    ...(programs.length > maxOfKind ? [] : routesTo('program', programs)),
  ]
}

/** The service worker serves this page instead of one that it can't load offline. */
export function OfflinePage({ phone }: Pick<Site, 'phone'>) {
  const strings = useLocale().strings.offline
  return (
    <HeroFrame of={home} size="tall" className={fillsWindow}>
      <h1>{strings.heading}</h1>
      <p className="mt-3 max-w-[34em] text-lead">{strings.lead}</p>
      <p className="mt-3">
        {strings.call}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="whitespace-nowrap underline">
          {phone}
        </a>
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {/* Loads the current address, that of the requested page. */}
        <a href="?" className={button()}>
          {strings.again}
        </a>
        <Button to="/" look="outline">
          {strings.home}
        </Button>
      </div>
    </HeroFrame>
  )
}

/** The weaving of Home. */
const home: Woven = { slug: 'index', data: { artwork: { hour: 'dawn', composition: 'summit' } } }

const fillsWindow = 'ends-woven min-h-[calc(100*var(--svh)-var(--spacing-header))]'
