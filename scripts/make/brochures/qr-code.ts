import newCode from 'qrcode-generator'

/** A QR code of a text as SVG, with the quiet zone of four modules that readers need. */
export function qrCode(text: string): string {
  const code = newCode(0, 'M')
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte')
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, y) => rowOf(y, count, code.isDark.bind(code)))
  const side = count + 8
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${rows.join('')}"/></svg>`
  )
}

/** The dark modules of a row, each run of them one rectangle. */
function rowOf(y: number, count: number, isDark: (y: number, x: number) => boolean): string {
  let path = ''
  let end: number
  for (let x = 0; x < count; x = end) {
    const dark = isDark(y, x)
    end = x + 1
    while (end < count && isDark(y, end) === dark) end += 1
    if (dark) path += `M${x + 4} ${y + 4}h${end - x}v1h${x - end}z`
  }
  return path
}
