import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#components/ui/Picture.tsx'
import { MediaContext, type PageMedia } from '#components/ui/page-media.ts'
import { pageMedia } from '#tests/unit/page-media.tsx'

const shown = (src: string, variants: PageMedia['variants'] = new Map()) =>
  renderToStaticMarkup(
    <MediaContext value={{ ...pageMedia, variants }}>
      <Picture src={src} alt="A house" sizes="100vw" width={10} height={5} loading="lazy" />
    </MediaContext>,
  )

test('a remote picture is used as it is given, with its size', () => {
  expect(shown('https://images.example.org/house.jpg')).toBe(
    '<img src="https://images.example.org/house.jpg" alt="A house" sizes="100vw" width="10" height="5" loading="lazy"/>',
  )
})

test('a local picture has the formats and widths that were made of it', () => {
  const srcset = [480, 1600].map((width) => ({ src: `/media/house-${width}.avif`, width }))
  const house = {
    width: 1600,
    height: 900,
    sources: [{ type: 'image/avif', srcset }],
    src: '/media/house-1600.webp',
  }
  const variants = new Map([['/images/house.jpg', house]])
  const html = shown('/images/house.jpg', variants)
  expect(html).toContain('srcSet="/media/house-480.avif 480w, /media/house-1600.avif 1600w"')
  expect(html).toMatch(/<img width="1600" height="900" .*src="\/media\/house-1600\.webp"/)
})
