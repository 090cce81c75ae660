import { href } from '#components/href.ts'
import type { HeaderData } from './header-data.server.ts'

type Props = HeaderData['languages'][number] & { className: string }

/**
 * A link to the page in another language, or to Home if the page isn't there. The server
 * (scripts/render/shell.tsx) and each navigation (navigation/router.ts) give it its address.
 */
export function VersionLink({ to, version = to, label, lang, className }: Props) {
  return (
    <a
      href={href(version)}
      hrefLang={lang}
      lang={lang}
      data-version={href(to)}
      className={className}
      suppressHydrationWarning
    >
      {label}
    </a>
  )
}
