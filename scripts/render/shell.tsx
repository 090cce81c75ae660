import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { base, href } from '#components/href.ts'
import { type HeaderData, headerData } from '#components/shell/header/header-data.server.ts'
import { FooterContent } from '#components/shell/footer/FooterContent.server.tsx'
import { Shell } from '#components/shell/Shell.tsx'
import type { Site } from '#content/schema/site.ts'

/** JSON inside a script element: no `<` in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

type Around = { data: HeaderData; footer: string; script: string; shells: Map<string, string[]> }

const known = new WeakMap<Site, Around>()

/** What all pages that are given the same site share, made once for them. */
function around(site: Site, year: number): Around {
  const found = known.get(site)
  if (found) return found
  const data = headerData(site)
  const made: Around = {
    data,
    footer: renderToStaticMarkup(<FooterContent site={site} year={year} />),
    script: `<script type="application/json" id="shell-data">${json(data)}</script>`,
    shells: new Map(),
  }
  known.set(site, made)
  return made
}

type ShellOf = { site: Site; year: number; route: string }

/** An address that no link of the header leads to. */
const elsewhere = '/-'
const slot = '<!--main-->'

/** Everything in the body of a page, around the HTML of its `<main>`. */
export function withShell(markup: string, { site, year, route }: ShellOf): string {
  const { data, footer, script, shells } = around(site, year)
  const { main, services, contact } = data.navigation
  // Of its address a shell says only which of its own links leads there, so most pages share one.
  const isNamed = [...main, ...services.items, contact].some(({ to }) => to === route)
  const address = isNamed ? route : elsewhere
  const parts = shells.get(address) ?? render(data, footer, address).split(slot)
  shells.set(address, parts)
  const [start = '', end = ''] = parts
  return `<div id="root">${start}${markup}${end}</div>${script}`
}

const render = (data: HeaderData, footer: string, route: string) =>
  renderToString(
    <StaticRouter basename={base} location={href(route)}>
      <Shell data={data} markup={slot} footer={footer} />
    </StaticRouter>,
  )
