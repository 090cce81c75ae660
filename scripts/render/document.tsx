import { renderToStaticMarkup } from 'react-dom/server'
import { href } from '#components/href.ts'
import { inquiryOf } from '#components/seo/metadata.tsx'
import { localeOf } from '#components/locale.ts'
import { InLocale } from '#components/use-locale.tsx'
import { MediaContext } from '#components/ui/page-media.ts'
import { languageOfRoute } from '#content/schema/languages.ts'
import { Head } from './Head.tsx'
import type { PageData } from './page-data.ts'
import { markLanguages } from './mark-languages.ts'
import { pageInLayout } from './page-in-layout.tsx'
import { translateLinks } from './translated-links.ts'
import { withShell } from './shell.tsx'

/** React's preload hints for pictures. The pictures come so early in the page that hints gain nothing. */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g

/** The space before a case ending of Nepali, such as after a word in Latin letters. No line begins with one. */
const beforeEnding = / (?=(?:मा|को|का|की|ले|लाई|बाट|सँग|देखि|सम्म)(?![\p{L}\p{M}]))/gu

/** The HTML document of a page, without the style sheet and the script, which Vike adds. */
export function renderDocument(data: PageData): string {
  const { route, content, media, editAt, translated } = data
  const locale = localeOf(languageOfRoute(route), content.site)
  const { language } = locale
  const page = pageInLayout(data, locale)
  const { lang = language } = page.entry.data
  const rendered = renderToStaticMarkup(
    <InLocale locale={locale}>
      <MediaContext value={media}>
        {page.main}
        {editAt !== undefined && (
          <a href={href(editAt)} data-edit="">
            Edit this page
          </a>
        )}
      </MediaContext>
    </InLocale>,
  )
  const marked = markLanguages(rendered.replace(pictureHints, ''), lang, language)
  const joined = lang === 'ne' ? marked.replaceAll(beforeEnding, '\u00A0') : marked
  const markup = translated ? translateLinks(joined, translated) : joined
  const head = renderToStaticMarkup(<Head page={page} data={data} locale={locale} />)
  const message = inquiryOf(page, locale)
  const body = withShell(markup, { ...content, ...data, ...media, lang, language, message })
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
}

/** Shown under the overlay while the content has faults. */
export const faultsDocument = (faults: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <title>Faults in the content</title>
      </head>
      <body>
        <pre>{faults}</pre>
      </body>
    </html>,
  )}`
