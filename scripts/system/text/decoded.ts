/** Decodes a part of an address. Returns it unchanged if its %-codes are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
