import { expect, test, vi } from 'vitest'
import { mailLink } from '#components/islands/contact/mail-link.ts'

// tests/site/spec/contact-form.test.ts holds where it goes, and that all fields are in it.

const bodyOf = (fields: Record<string, string>) =>
  new URL(mailLink('info@example.org', fields)).searchParams.get('body')

test('characters with a meaning in addresses stay text', () => {
  const message = 'A & B = C? 100% #1 + माइतीघर'
  expect(bodyOf({ message })).toBe(message)
})

test('spaces are written so that mail programs read them as spaces', () => {
  expect(mailLink('info@example.org', { message: 'a b' })).toContain('a%20b')
})

test('a long message is cut at a whole letter, says so, and keeps who sent it', () => {
  const sender = { name: 'आशा राई', email: 'asha@example.com' }
  for (const letter of ['a', 'é', 'क्षि', '👩‍👩‍👧', '\n']) {
    for (const before of ['', 'x', 'xx']) {
      const link = mailLink('info@example.org', {
        ...sender,
        message: before + letter.repeat(5000),
      })
      expect(link.length).toBeLessThanOrEqual(2000)
      expect(link.length).toBeGreaterThan(1900)
      const body = new URL(link).searchParams.get('body') ?? ''
      const [, text = '', end] = /^(.*) \[…\](.*)$/s.exec(body) ?? []
      expect(text.slice(before.length).replaceAll(letter.replace('\n', '\r\n'), '')).toBe('')
      expect(end).toContain('The form still has all of it.')
      expect(end).toMatch(/\r\n\r\nआशा राई\r\nasha@example\.com$/)
    }
  }
})

test('a message that just fits is whole, and a long name leaves it most of the room', () => {
  const room = 2000 - mailLink('info@example.org', {}).length
  expect(bodyOf({ message: 'a'.repeat(room) })).toBe('a'.repeat(room))
  expect(bodyOf({ message: 'a'.repeat(room + 1) })).toContain(' […]')
  const message = 'b'.repeat(1200)
  expect(bodyOf({ name: 'क'.repeat(500), message })).toContain(message)
})

test('before Firefox 125, a long message is cut at a character', () => {
  vi.stubGlobal('Intl', {})
  expect(bodyOf({ message: 'क'.repeat(5000) })).toMatch(/^क+ \[…\]/)
  vi.unstubAllGlobals()
})
