/** What an emblem is drawn in: its own color, a second one, and what is behind it. */
export type Inks = { readonly ink: string; readonly accent: string; readonly ground: string }

const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`
const line = (color: string, width: number, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const dot = (color: string, x: number, y: number, radius: number) =>
  `<circle fill="${color}" cx="${x}" cy="${y}" r="${radius}"/>`
const ring = (color: string, radius: number, width: number) =>
  `<circle fill="none" stroke="${color}" stroke-width="${width}" cx="50" cy="50" r="${radius}"/>`
const turned = (degrees: number, shape: string) => `<g transform="rotate(${degrees} 50 50)">${shape}</g>`
const around = (count: number, shape: string, from = 0) =>
  Array.from({ length: count }, (_, i) => turned(from + (360 / count) * i, shape)).join('')

/** Signs of the road and the trade, each in the middle 60 of 100 units. */
export const EMBLEMS = {
  road: ({ ink, accent, ground }) =>
    fill(accent, 'M30 42 A20 20 0 0 1 70 42 Z') +
    fill(ink, 'M43 45 H57 L80 80 H20 Z') +
    line(ground, 4, 'M50 50 V54 M50 60 V66 M50 73 V80'),
  bend: ({ ink, accent, ground }) =>
    line(ink, 20, 'M32 82 C32 52 68 62 68 22') +
    line(ground, 3, 'M32 84 C32 52 68 62 68 20') +
    dot(accent, 30, 34, 11),
  wheel: ({ ink, accent, ground }) =>
    ring(ink, 25, 11) + around(6, dot(ink, 50, 37, 3.6)) + dot(accent, 50, 50, 9) + dot(ground, 50, 50, 3.5),
  mountain: ({ ink, accent }) =>
    fill(ink, 'M14 76 L41 28 L55 53 L63 42 L86 76 Z') +
    fill(accent, 'M41 28 L50.5 45 L45 51 L40 46 L33 49 L31.5 45 Z'),
  peaks: ({ ink, accent, ground }) =>
    fill(accent, 'M40 76 L64 34 L88 76 Z') +
    line(ground, 3, 'M14 76 L38 24 L64 76') +
    fill(ink, 'M14 76 L38 24 L62 76 Z'),
  star: ({ ink, accent }) =>
    fill(ink, 'M50 18 L58 40 L82 41 L63 56 L70 79 L50 66 L30 79 L37 56 L18 41 L42 40 Z') +
    fill(
      accent,
      'M50 50 L50 18 L58 40 Z M50 50 L82 41 L63 56 Z M50 50 L70 79 L50 66 Z M50 50 L30 79 L37 56 Z M50 50 L18 41 L42 40 Z',
    ),
  compass: ({ ink, accent }) =>
    around(4, fill(accent, 'M50 28 L55 45 L50 50 L45 45 Z'), 45) +
    around(4, fill(ink, 'M50 14 L58 42 L50 50 L42 42 Z')),
  wing: ({ ink, accent }) =>
    fill(ink, 'M16 32 C40 34 62 30 86 20 C80 40 58 48 30 45 Z') +
    fill(accent, 'M30 49 C50 51 66 48 80 40 C74 56 56 61 40 59 Z') +
    fill(ink, 'M42 63 C54 64 64 61 72 56 C68 70 58 75 48 72 Z'),
  falcon: ({ ink, accent }) =>
    fill(ink, 'M50 72 C46 54 34 44 12 36 C28 28 44 32 50 43 C56 32 72 28 88 36 C66 44 54 54 50 72 Z') +
    fill(accent, 'M50 80 L44 62 C48 66 52 66 56 62 Z'),
  chevrons: ({ ink, accent }) =>
    line(ink, 9, 'M22 28 L42 50 L22 72') +
    line(accent, 9, 'M41 28 L61 50 L41 72') +
    line(ink, 9, 'M60 28 L80 50 L60 72'),
  north: ({ ink, accent }) =>
    fill(ink, 'M50 16 L78 62 L50 50 Z') + fill(accent, 'M50 16 L22 62 L50 50 Z') + line(ink, 7, 'M26 77 H74'),
  arrow: ({ ink, accent }) =>
    line(accent, 9, 'M18 64 H46 M18 36 H38') + fill(ink, 'M48 22 L84 50 L48 78 L56 55 H18 V45 H56 Z'),
  waves: ({ ink, accent }) =>
    [32, 50, 68]
      .map((y, i) =>
        line(i === 1 ? accent : ink, 9, `M18 ${y} C27 ${y - 14} 37 ${y - 14} 50 ${y} S73 ${y + 14} 82 ${y}`),
      )
      .join(''),
  river: ({ ink, accent }) =>
    fill(accent, 'M30 38 A20 20 0 0 1 70 38 Z') +
    line(ink, 10, 'M62 46 C34 50 70 60 44 64 S30 74 34 80') +
    line(ink, 6, 'M16 42 H34 M66 42 H84'),
  sun: ({ ink, accent }) =>
    fill(accent, 'M28 62 A22 22 0 0 1 72 62 Z') +
    [-72, -36, 0, 36, 72]
      .map((turn) => `<g transform="rotate(${turn} 50 62)">${line(ink, 7, 'M50 32 V22')}</g>`)
      .join('') +
    line(ink, 8, 'M18 72 H82'),
  field: ({ ink, accent }) =>
    dot(accent, 50, 34, 15) +
    fill(ink, 'M16 52 H84 V60 H16 Z') +
    [-30, -10, 10, 30].map((x) => line(ink, 6, `M${50 + x * 0.5} 60 L${50 + x * 1.1} 80`)).join(''),
  oak: ({ ink, accent }) =>
    fill(accent, 'M45 54 H55 L58 82 H42 Z') +
    dot(ink, 50, 34, 17) +
    dot(ink, 34, 47, 14) +
    dot(ink, 66, 47, 14) +
    dot(ink, 50, 50, 13),
  pine: ({ ink, accent }) =>
    fill(accent, 'M45 70 H55 V84 H45 Z') +
    fill(ink, 'M50 14 L68 40 H60 L74 58 H64 L80 74 H20 L36 58 H26 L40 40 H32 Z'),
  leaf: ({ ink, accent, ground }) =>
    fill(ink, 'M76 20 C84 58 62 80 34 70 C22 46 44 22 76 20 Z') +
    line(ground, 4, 'M66 32 L40 62') +
    line(accent, 6, 'M34 70 L22 84'),
  maple: ({ ink, accent }) =>
    fill(
      ink,
      'M50 14 L57 28 L65 24 L63 42 L76 34 L74 44 L86 48 L72 58 L74 66 L53 63 L53 70 H47 L47 63 L26 66 L28 58 L14 48 L26 44 L24 34 L37 42 L35 24 L43 28 Z',
    ) + line(accent, 6, 'M50 68 V86'),
  barn: ({ ink, accent, ground }) =>
    fill(ink, 'M22 80 V48 L32 30 L50 20 L68 30 L78 48 V80 Z') +
    fill(accent, 'M38 80 V54 H62 V80 Z') +
    line(ground, 3, 'M38 54 L62 80 M62 54 L38 80') +
    line(ground, 4, 'M45 39 H55'),
  block: ({ ink, accent, ground }) =>
    fill(accent, 'M50 18 L80 34 L50 50 L20 34 Z') +
    fill(ink, 'M20 34 L50 50 V84 L20 68 Z M80 34 L50 50 V84 L80 68 Z') +
    line(ground, 3.5, 'M50 50 V86 M50 50 L18 33 M50 50 L82 33'),
  arch: ({ ink, accent }) =>
    fill(ink, 'M18 82 V50 A32 32 0 0 1 82 50 V82 H66 V50 A16 16 0 0 0 34 50 V82 Z') +
    fill(accent, 'M42 15 H58 L54 40 H46 Z'),
  gate: ({ ink, accent }) =>
    line(ink, 9, 'M24 80 V28 H76 V80') + line(accent, 8, 'M41 80 V48 H59 V80') + line(ink, 7, 'M16 28 H84'),
  skyline: ({ ink, accent }) =>
    fill(ink, 'M18 80 V48 H32 V80 Z M34 80 V26 H48 V80 Z M68 80 V40 H82 V80 Z') +
    fill(accent, 'M50 80 V56 H66 V80 Z') +
    line(ink, 4, 'M41 26 V15'),
  eye: ({ ink, accent, ground }) =>
    fill(ink, 'M12 50 C30 22 70 22 88 50 C70 78 30 78 12 50 Z') +
    dot(ground, 50, 50, 18) +
    dot(accent, 50, 50, 11),
  paw: ({ ink, accent }) =>
    fill(ink, 'M50 48 C66 48 76 62 72 73 C68 83 58 76 50 76 C42 76 32 83 28 73 C24 62 34 48 50 48 Z') +
    dot(accent, 24, 46, 7.5) +
    dot(accent, 40, 31, 8.5) +
    dot(accent, 60, 31, 8.5) +
    dot(accent, 76, 46, 7.5),
  stripes: ({ ink, accent }) =>
    fill(ink, 'M22 22 H38 L44 78 L30 62 Z M78 22 H62 L56 78 L70 62 Z') + fill(accent, 'M44 22 H56 L50 82 Z'),
  anchor: ({ ink, accent }) =>
    line(ink, 8, 'M50 34 V80 M22 56 C22 72 36 80 50 80 C64 80 78 72 78 56') +
    line(accent, 8, 'M36 44 H64') +
    `<circle fill="none" stroke="${ink}" stroke-width="7" cx="50" cy="25" r="8"/>`,
  nut: ({ ink, accent, ground }) =>
    fill(ink, 'M50 16 L80 33 V67 L50 84 L20 67 V33 Z') +
    dot(ground, 50, 50, 19) +
    fill(accent, 'M50 38 L61 56 H53 V64 H47 V56 H39 Z'),
  feather: ({ ink, accent, ground }) =>
    fill(ink, 'M80 16 C84 46 66 70 38 72 C30 52 50 24 80 16 Z') +
    line(ground, 3.5, 'M70 28 C56 42 46 56 40 72') +
    line(accent, 6, 'M38 72 L24 86'),
  cactus: ({ ink, accent }) =>
    line(ink, 13, 'M50 80 V26') +
    line(ink, 9, 'M50 64 H27 V44 M50 56 H73 V36') +
    line(accent, 7, 'M20 84 H80'),
  wolf: ({ ink, accent, ground }) =>
    fill(ink, 'M20 16 L40 34 H60 L80 16 L78 52 L58 70 L50 84 L42 70 L22 52 Z') +
    fill(accent, 'M34 46 L46 52 L38 54 Z M66 46 L54 52 L62 54 Z') +
    fill(ground, 'M45 70 H55 L50 78 Z'),
  fox: ({ ink, accent }) =>
    fill(ink, 'M16 20 L40 36 H60 L84 20 L82 50 L50 84 L18 50 Z') +
    fill(accent, 'M18 50 L40 56 L50 84 Z M82 50 L60 56 L50 84 Z'),
  buckeye: ({ ink, accent, ground }) =>
    dot(ink, 50, 50, 32) +
    `<ellipse fill="${accent}" cx="50" cy="40" rx="19" ry="14"/>` +
    dot(ground, 50, 40, 5),
  bird: ({ ink, accent }) =>
    fill(ink, 'M30 82 C24 54 34 36 52 28 L58 12 L66 30 C74 36 74 48 66 54 C66 68 52 78 30 82 Z') +
    fill(accent, 'M70 40 L88 46 L68 52 Z'),
  wrench: ({ ink, accent }) =>
    line(ink, 11, 'M32 68 L62 38') +
    fill(
      ink,
      'M58 20 C70 14 82 22 84 34 L73 31 L66 37 L69 47 L80 46 C72 58 56 54 52 44 C50 34 52 24 58 20 Z',
    ) +
    dot(accent, 28, 72, 10),
  shield: ({ ink, accent }) =>
    fill(ink, 'M50 14 L80 24 V48 C80 66 66 78 50 86 C34 78 20 66 20 48 V24 Z') +
    line(accent, 8, 'M36 48 L47 60 L66 38'),
  house: ({ ink, accent }) =>
    fill(ink, 'M50 18 L84 48 H76 V80 H24 V48 H16 Z') + fill(accent, 'M42 80 V56 H58 V80 Z'),
  cap: ({ ink, accent }) =>
    fill(ink, 'M50 24 L90 42 L50 60 L10 42 Z M28 54 L50 65 L72 54 V68 C62 78 38 78 28 68 Z') +
    line(accent, 5, 'M82 46 V70'),
  scales: ({ ink, accent }) =>
    line(ink, 6, 'M50 20 V78 M32 80 H68 M24 30 H76') +
    fill(accent, 'M10 56 H38 A14 14 0 0 1 10 56 Z M62 56 H90 A14 14 0 0 1 62 56 Z') +
    line(ink, 4, 'M24 30 L12 56 M24 30 L36 56 M76 30 L64 56 M76 30 L88 56'),
} as const satisfies Readonly<Record<string, (inks: Inks) => string>>

export type Emblem = keyof typeof EMBLEMS
