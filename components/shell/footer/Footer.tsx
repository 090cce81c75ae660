/** The foot of every page. Like a page it is the server's HTML (`FooterContent`) and needs no script. */
export function Footer({ markup }: { markup: string }) {
  return (
    <footer
      data-hour="dawn"
      className="site-footer bg-ink-950 text-pale"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
