import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from '#components/sections/common/Accordion.tsx'

const html = renderToStaticMarkup(
  <Accordion
    name="faq"
    items={[
      { id: 'one', title: 'First?', body: 'Yes.' },
      { id: 'two', title: 'Second?', aside: '5 days', body: 'No.' },
    ]}
  />,
)

test('one row is open at a time without a script: all share a name', () => {
  expect(html.match(/<details name="faq">/g)).toHaveLength(2)
})

test('a fragment opens its row: the id is inside what the row hides', () => {
  expect(html).toMatch(/<\/summary><div id="one"[^>]*>Yes\./)
})

test('the title of each row is a heading', () => {
  expect(html.match(/<h3>(First|Second)\?<\/h3>/g)).toHaveLength(2)
})
