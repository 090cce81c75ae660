import { expect, test } from 'vitest'
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

test('a long message is cut at a whole character, says so, and keeps who sent it', () => {
  const sender = { name: 'आशा राई', email: 'asha@example.com' }
  for (const character of ['a', 'é', 'क्षि', '👩‍👩‍👧', '\n']) {
    for (const before of ['', 'x', 'xx']) {
      const message = before + character.repeat(5000)
      const body = bodyOf({ ...sender, message })
      const [, text = '', end] = /^(.*) \[…\](.*)$/s.exec(body ?? '') ?? []
      expect(body?.length).toBeLessThanOrEqual(1500)
      expect(text.length).toBeGreaterThan(1300)
      expect(text.slice(before.length).replaceAll(character.replace('\n', '\r\n'), '')).toBe('')
      expect(end).toContain('The form still has all of it.')
      expect(end).toMatch(/\r\n\r\nआशा राई\r\nasha@example\.com$/)
    }
  }
})

test('a message that just fits is whole, and a long name takes no room from it', () => {
  const fits = 'a'.repeat(1500)
  expect(bodyOf({ message: fits })).toBe(fits)
  const body = bodyOf({ name: fits, message: 'b'.repeat(1000) })
  expect(body).toContain('b'.repeat(1000))
  expect(body?.length).toBeLessThanOrEqual(1500)
})
