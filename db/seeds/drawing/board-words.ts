import { letters, lettersWidth } from '#db/seeds/lettering/lettering.ts'
import type { Svg } from './svg.ts'

/** What a board says: a headline in lines, and a smaller line under it. */
export type Words = { readonly lines: readonly string[]; readonly small: string }

type Block = Words & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ink: string
  readonly soft: string
  /** Hang from the upper edge instead of standing in the middle of the height. */
  readonly hang?: boolean
  readonly centred?: boolean
}

const SMALL_SHARE = 0.5
const WIDEST_LETTERS = 0.3
// Below this part of the height nobody reads it on a phone.
const LEAST_SMALL = 0.13
const LEADING = 1.06

/** The headline as large as it fits, the small line under it in proportion. */
export function words({ lines, small, x, y, width, height, ink, soft, hang, centred }: Block): Svg {
  const widest = Math.max(...lines.map((line) => lettersWidth(line, 1, 850)))
  const rows = lines.length + (small ? SMALL_SHARE * 1.4 : 0)
  const size = Math.min(width / widest, height / (rows * LEADING), height * WIDEST_LETTERS + 40)
  const smallSize = small
    ? Math.min(Math.max(size * SMALL_SHARE, height * LEAST_SMALL), width / lettersWidth(small, 1, 600))
    : 0
  const spare = hang ? 0 : Math.max(0, (height - size * rows * LEADING) / 2)
  const place = { x: centred ? x + width / 2 : x, anchor: centred ? 'middle' : 'start' } as const
  const first = y + spare + size * 0.8
  const head = lines.map((text, i) =>
    letters({ ...place, text, y: first + size * i * LEADING, size, fill: ink, weight: 850 }),
  )
  const last = first + size * (lines.length - 1) * LEADING
  const under = { ...place, text: small, y: last + smallSize * 1.5, size: smallSize, fill: soft, weight: 600 }
  return head.join('') + (small ? letters(under) : '')
}
