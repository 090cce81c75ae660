import { preloadedFonts, textFont } from '#components/fonts/index.ts'
import { href } from '#components/href.ts'
import { StructuredData } from '#components/seo/json-ld.tsx'
import { type Language, routeIn, withoutLanguage } from '#content/schema/languages.ts'
import { absoluteUrl, manifestFile, notFoundRoute, offlineRoute } from '#content/schema/routes.ts'
import type { Locale } from '#components/locale.ts'
import type { RoutePage } from './page-in-layout.tsx'
import type { PageData, Version } from './page-data.ts'
import { descriptionOf, nameOfPart, structuredData } from '#components/seo/metadata.tsx'
import { kindOf, pageKinds } from '#content/kinds/table.ts'

type Props = { page: RoutePage; locale: Locale; data: PageData }

/** The head of a page. `data-page` marks the elements that a navigation replaces. */
export function Head({ page, locale, data }: Props) {
  const {
    content,
    policy,
    socialImage,
    type,
    versions,
    worker,
    noindex,
    preloadsFonts = true,
  } = data
  const { route, entry } = page
  const { site } = content
  const part =
    page.kind === 'page' && page.part !== undefined
      ? `, ${nameOfPart(page.part, page.entry.data.layout, locale)}`
      : ''
  const title = `${entry.data.title}${part} | ${site.name}`
  const description = descriptionOf(page, locale)
  const canonical = absoluteUrl(site.url, route)
  // Hosts and the service worker show the other two at any address.
  const isOffline = withoutLanguage(route) === offlineRoute
  const hasAddress = withoutLanguage(route) !== notFoundRoute && !isOffline
  const fonts = type ? [textFont, ...type.preload.map(href)] : preloadedFonts
  return (
    <>
      <meta charSet="utf-8" />
      {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {preloadsFonts &&
        fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
      {type && <link rel="stylesheet" href={href(type.sheet)} />}
      <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={href('/apple-touch-icon.png')} />
      {/* With script, start.tsx adds the manifest after the first paint. */}
      <noscript>
        <link rel="manifest" href={href(manifestFile(locale.language))} />
      </noscript>
      <meta name="theme-color" content="#ffffff" />
      <meta name="color-scheme" content="light" />
      {pageKinds.map((kind) => {
        const feed = kindOf(kind).list?.feed
        const list = content.lists[kind]
        return feed !== undefined && list ? (
          <link
            key={kind}
            rel="alternate"
            type="application/atom+xml"
            title={list.label}
            href={href(routeIn(locale.language, feed))}
          />
        ) : null
      })}
      {worker && <meta name="worker" content={href('/sw.js')} />}
      <meta data-page="" name="description" content={description} />
      {isOffline && <meta data-page="" name="status" content="offline" />}
      {hasAddress && <link data-page="" rel="canonical" href={canonical} />}
      {(noindex || !hasAddress) && <meta data-page="" name="robots" content="noindex" />}
      {hasAddress && <Alternates versions={versions} url={site.url} lang={entry.data.lang} />}
      <meta data-page="" property="og:type" content="website" />
      {entry.data.lang === 'ne' && <meta data-page="" property="og:locale" content="ne_NP" />}
      <meta data-page="" property="og:site_name" content={site.name} />
      <meta data-page="" property="og:title" content={title} />
      <meta data-page="" property="og:description" content={description} />
      {hasAddress && <meta data-page="" property="og:url" content={canonical} />}
      {socialImage !== undefined && (
        <>
          <meta data-page="" property="og:image" content={absoluteUrl(site.url, socialImage)} />
          <meta data-page="" property="og:image:width" content="1200" />
          <meta data-page="" property="og:image:height" content="630" />
          <meta data-page="" property="og:image:alt" content={title} />
        </>
      )}
      <meta data-page="" name="twitter:card" content="summary_large_image" />
      {hasAddress && <StructuredData nodes={structuredData(page, data, locale)} />}
    </>
  )
}

type AlternatesProps = {
  versions: readonly Version[]
  url: string
  lang: Language | undefined
}

/** On a site in several languages, the versions of a page for search engines, itself included. */
function Alternates({ versions, url, lang = 'en' }: AlternatesProps) {
  const same = versions.filter(({ isSame }) => isSame)
  const isAlone = same.length === 1
  const links = same.map(({ language, route }) => {
    return { language: isAlone ? lang : language, href: absoluteUrl(url, route) }
  })
  const usual = isAlone ? undefined : links.find(({ language }) => language === 'en')
  const fallback = usual ? [{ language: 'x-default', href: usual.href }] : []
  return [...links, ...fallback].map(({ language, href: to }) => (
    <link key={language} data-page="" rel="alternate" hrefLang={language} href={to} />
  ))
}
