import { expect, test } from 'vitest'
import { mailLink } from '#components/islands/contact/mail-link.ts'

// tests/site/spec/contact-form.test.ts holds where it goes, and that all fields are in it.

const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? ''

test('characters with a meaning in addresses stay text, and spaces are no plus signs', () => {
  const message = 'A & B = C? 100% #1 + माइतीघर'
  const link = mailLink('info@example.org', { message })
  expect(bodyOf(link)).toBe(message)
  expect(link).toContain('A%20%26%20B')
})

test.each(['a', 'क', '👩'])(
  'a long message of %s is cut, says so, and keeps who sent it',
  (letter) => {
    const sender = { name: 'आशा राई', email: 'asha@example.com' }
    const link = mailLink('info@example.org', { ...sender, message: letter.repeat(5000) })
    expect(link.length).toBeLessThanOrEqual(2000)
    const [, text = '', end] = /^(.*) \[…\](.*)$/s.exec(bodyOf(link)) ?? []
    expect(text.replaceAll(letter, '')).toBe('')
    expect(text.length).toBeGreaterThan(100)
    expect(end).toContain('The form still has all of it.')
    expect(end).toMatch(/\r\n\r\nआशा राई\r\nasha@example\.com$/)
  },
)
