const sides: Record<string, string> = {
  left: '0% 50%',
  right: '100% 50%',
  top: '50% 0%',
  bottom: '50% 100%',
}

/** The point of a picture that must not be cut, in percent from its left and its top. */
export function focusPoint(focus = '50% 50%'): [x: number, y: number] {
  const [x = '', y = ''] = (sides[focus] ?? focus).split(' ')
  return [Number.parseInt(x, 10), Number.parseInt(y, 10)]
}
