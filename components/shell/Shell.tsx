import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Toasts } from '#components/toasts/Toasts.tsx'
import type { ShellData } from './data.ts'
import { followLinks } from './navigation/follow-links.ts'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { Main } from './page/Main.tsx'
import { setNavigate } from '#components/browser/navigate.ts'
import { SkipLink } from './header/SkipLink.tsx'

type Props = {
  data: ShellData
  /** The server's HTML of the page; the browser has it in the document already. */
  markup?: string
  /** The same for the footer. */
  footer?: string
}

/** Everything inside `#root`: what stands around a page, and the page. */
export function Shell({ data, markup = '', footer = '' }: Props) {
  const navigate = useNavigate()
  useEffect(() => {
    setNavigate(navigate)
    return followLinks(navigate)
  }, [navigate])

  return (
    <>
      <SkipLink />
      <Header {...data} />
      <Main markup={markup} />
      <Footer markup={footer} />
      <Toasts />
    </>
  )
}
