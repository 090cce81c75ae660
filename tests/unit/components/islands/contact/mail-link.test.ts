import { expect, test } from 'vitest'
import { mailLink } from '#components/islands/contact/mail-link.ts'

const parts = (address: string) => {
  const url = new URL(address)
  return { to: url.pathname, body: url.searchParams.get('body') }
}

test('the mail goes to the institute with the message and who sent it', () => {
  const address = mailLink('info@example.org', {
    name: 'Asha Rai',
    email: 'asha@example.com',
    phone: '',
    interest: 'IT Services',
    message: 'Dear all,\nhow much?',
  })
  expect(parts(address)).toEqual({
    to: 'info@example.org',
    body: 'Dear all,\r\nhow much?\r\n\r\nAsha Rai\r\nasha@example.com\r\nIT Services',
  })
})

test('characters with a meaning in addresses stay text', () => {
  const message = 'A & B = C? 100% #1 + माइतीघर'
  expect(parts(mailLink('info@example.org', { message })).body).toBe(message)
})

test('spaces are written so that mail programs read them as spaces', () => {
  expect(mailLink('info@example.org', { message: 'a b' })).toContain('a%20b')
})
