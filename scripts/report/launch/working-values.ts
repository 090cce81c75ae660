/** What stands in a field until the owner gives the real value, and how it is told. */
const names: Readonly<Record<string, string>> = {
  name: 'Maitighar Institute',
  nepaliName: 'माइतीघर इन्स्टिच्युट',
}

/** RFC 2606 keeps these hosts free for examples: no real site has one. */
const exampleHost = /(?:^|[/@.])example\.(?:org|com|net)(?=[/:?#]|$)/i
const examplePhone = '+97710000000'
/** A profile or a form named like the ones in the manuals: `facebook.com/example`. */
const exampleAccount = /^https:\/\/\S+\/(?:example|your-?name|abcdwxyz|your-?form-?id)\/?$/i

/** Whether a value of site.yaml is one that the site was started with. */
export const isWorkingName = (field: string, value: string) =>
  Object.hasOwn(names, field) && names[field] === value.trim()

/** Whether a value is an e-mail address, a phone number or an address that belongs to nobody. */
export const isExample = (value: string) =>
  exampleHost.test(value) ||
  exampleAccount.test(value) ||
  value.replaceAll(/[^+\d]/g, '') === examplePhone
