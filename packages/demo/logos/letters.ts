/** A letter as a line: its path in a box 14 high, and its width. No typeface is needed, so each machine draws the same. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '1': [4, 'M0 3 L4 0 V14'],
  '4': [10, 'M7.5 14 V0 L0 10 H10'],
  '6': [9, 'M7.5 0 C3 1 0 5 0 9.5 A4.5 4.5 0 1 0 9 9.5 A4.5 4.5 0 0 0 0 9.5'],
  A: [10, 'M0 14 L5 0 L10 14 M2 9.3 H8'],
  B: [9, 'M0 7 H5.5 A3.5 3.5 0 0 1 5.5 14 H0 V0 H5 A3.5 3.5 0 0 1 5 7'],
  C: [9, 'M9 3.2 A4.8 4.8 0 0 0 0 5 V9 A4.8 4.8 0 0 0 9 10.8'],
  D: [9.5, 'M0 0 V14 H4 A5.5 5.5 0 0 0 9.5 8.5 V5.5 A5.5 5.5 0 0 0 4 0 Z'],
  E: [8.5, 'M8.5 0 H0 V14 H8.5 M0 7 H7'],
  F: [8.5, 'M8.5 0 H0 V14 M0 7 H7'],
  G: [9.5, 'M9 3.2 A4.8 4.8 0 0 0 0 5 V9 A4.75 4.75 0 0 0 9.5 9 V7.4 H5.5'],
  H: [9.5, 'M0 0 V14 M9.5 0 V14 M0 7 H9.5'],
  J: [8, 'M8 0 V10 A4 4 0 0 1 0 10'],
  K: [9.5, 'M0 0 V14 M9.2 0 L0 8.4 M3.4 5.6 L9.5 14'],
  L: [8, 'M0 0 V14 H8'],
  M: [12, 'M0 14 V0 L6 8.5 L12 0 V14'],
  N: [9.5, 'M0 14 V0 L9.5 14 V0'],
  P: [9, 'M0 14 V0 H5 A4 4 0 0 1 5 8 H0'],
  Q: [10, 'M0 5 A5 5 0 0 1 10 5 V9 A5 5 0 0 1 0 9 Z M6.2 10 L10.5 14.5'],
  R: [9.5, 'M0 14 V0 H5 A4 4 0 0 1 5 8 H0 M5 8 L9.5 14'],
  S: [
    9,
    'M8.6 3 C8 1 6.4 0 4.5 0 C2.2 0 .4 1.3 .4 3.6 C.4 8.3 9 5.7 9 10.4 C9 12.7 7 14 4.6 14 C2.3 14 .6 13 0 10.8',
  ],
  T: [10, 'M0 0 H10 M5 0 V14'],
  U: [9.5, 'M0 0 V9.2 A4.75 4.75 0 0 0 9.5 9.2 V0'],
  V: [10, 'M0 0 L5 14 L10 0'],
  W: [14, 'M0 0 L3.6 14 L7 3 L10.4 14 L14 0'],
}
const GAP = 4.6
const WEIGHT = 3.2

/** Draws letters in one line, centered at (50, y) and `height` high. */
export function lettering(text: string, color: string, y: number, height: number): string {
  let x = 0
  const strokes = Array.from(text, (letter) => {
    const [width, path] = LETTERS[letter] ?? [0, '']
    const stroke = `<path transform="translate(${x} 0)" d="${path}"/>`
    x += width + GAP
    return stroke
  })
  const scale = height / 14
  const left = 50 - ((x - GAP) * scale) / 2
  return `<g transform="translate(${left.toFixed(2)} ${y - height / 2}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${WEIGHT}" stroke-linejoin="round" stroke-linecap="round">${strokes.join('')}</g>`
}
