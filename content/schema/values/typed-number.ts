export const asciiDigits = (text: string) =>
  text.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))

/** Digits in no groups, in thousands or as in Nepal (1,50,000), then hundredths, then `/-` as on a bill. */
const typed = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?(?:\s*\/[-=])?$/

/** A number as people type it: `25,000`, `1,50,000`, `25000/-`, `२५,०००`. Undefined for any other text. */
export function typedNumber(text: string): number | undefined {
  const written = asciiDigits(text.trim())
  return typed.test(written) ? Number(written.replaceAll(/,|\s*\/.*$/g, '')) : undefined
}

/** The first multiple of a step above a number. */
export const nextNumber = (highest: number, step = 1): number =>
  (Math.floor(highest / step) + 1) * step

/** Rupees, in the words and signs of Nepal. */
const rupees = String.raw`(?:NRs?\.?|Rs\.?|रु\.?|रू\.?|₹|रुपैयाँ)`

/** An amount without the name of its currency: `25,000` of `Rs. 25,000`, `NPR 25,000` and `25,000 रुपैयाँ`. */
export function withoutCurrency(amount: string, currency: string): string {
  const names = /^(?:NPR|INR)$/.test(currency) ? `(?:${currency}|${rupees})` : currency
  return amount.trim().replace(new RegExp(String.raw`^${names}\s*|\s*${names}$`, 'iu'), '')
}
