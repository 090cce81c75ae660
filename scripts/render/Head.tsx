import { href } from '#components/href.ts'
import { StructuredData } from '#components/seo/json-ld.tsx'
import type { Site } from '#content/schema/site.ts'
import { absoluteUrl } from '#content/schema/routes.ts'
import type { HeadMeta } from './head-meta.tsx'

type Props = {
  meta: HeadMeta
  /** The path of the picture for social networks. */
  picture: string | undefined
  site: Site
  /** Addresses of the fonts to preload. */
  fonts: readonly string[]
  /** The policy of the page itself. */
  policy: string | undefined
  /** The address of the service worker. */
  worker: string | undefined
}

/** The head of a page. `data-page` marks the elements that a navigation replaces. */
export function Head({ meta, picture, site, fonts, policy, worker }: Props) {
  const { title, description, lang, canonical, nodes, status } = meta
  return (
    <>
      <meta charSet="utf-8" />
      {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={href('/apple-touch-icon.png')} />
      {/* With script, start.tsx adds the manifest after the first paint. */}
      <noscript>
        <link rel="manifest" href={href('/site.webmanifest')} />
      </noscript>
      <meta name="theme-color" content="#ffffff" />
      {worker !== undefined && <meta name="worker" content={worker} />}
      <meta data-page="" name="description" content={description} />
      {status ? (
        <>
          <meta data-page="" name="robots" content="noindex" />
          <meta data-page="" name="status" content={status} />
        </>
      ) : (
        <link data-page="" rel="canonical" href={canonical} />
      )}
      <meta data-page="" property="og:type" content="website" />
      {lang === 'ne' && <meta data-page="" property="og:locale" content="ne_NP" />}
      <meta data-page="" property="og:site_name" content={site.name} />
      <meta data-page="" property="og:title" content={title} />
      <meta data-page="" property="og:description" content={description} />
      {!status && <meta data-page="" property="og:url" content={canonical} />}
      {picture !== undefined && (
        <>
          <meta data-page="" property="og:image" content={absoluteUrl(site.url, picture)} />
          <meta data-page="" property="og:image:width" content="1200" />
          <meta data-page="" property="og:image:height" content="630" />
          <meta data-page="" property="og:image:alt" content={title} />
        </>
      )}
      <meta data-page="" name="twitter:card" content="summary_large_image" />
      <StructuredData nodes={nodes} />
    </>
  )
}
