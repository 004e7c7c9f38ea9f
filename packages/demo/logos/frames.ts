import { EMBLEMS, type Emblem } from './emblems.ts'
import { lettering } from './letters.ts'

/** Two colors each: the company's own, and the one beside it. */
const COLORS = {
  navy: ['#14305c', '#eaa51a'],
  green: ['#1d5b3c', '#c9dc5a'],
  red: ['#a81e22', '#f2c14e'],
  asphalt: ['#2b2f36', '#f2b418'],
  teal: ['#0b6470', '#f4a259'],
  indigo: ['#38389a', '#8fb8ff'],
  brown: ['#6a3a1c', '#e9b872'],
  blue: ['#0f5ca8', '#7fd0ff'],
  orange: ['#bf4a14', '#ffd27a'],
  plum: ['#6b2152', '#f0a6b8'],
  forest: ['#214b2c', '#e27a2b'],
  slate: ['#3e5166', '#ee6c4d'],
} as const
export type Color = keyof typeof COLORS

/** Grounds that an emblem is cut out of; `open` and `ring` leave it in its own color on white. */
const GROUNDS = {
  circle: '<circle cx="50" cy="50" r="47"/>',
  square: '<rect x="4" y="4" width="92" height="92" rx="20"/>',
  hexagon: '<path d="M50 3 L92 26 V74 L50 97 L8 74 V26 Z" stroke-width="4" stroke-linejoin="round"/>',
  diamond: '<rect x="16" y="16" width="68" height="68" rx="10" transform="rotate(45 50 50)"/>',
  route:
    '<path d="M14 12 C24 18 38 14 50 4 C62 14 76 18 86 12 C96 30 98 46 93 58 C87 78 68 87 50 97 C32 87 13 78 7 58 C2 46 4 30 14 12 Z"/>',
  crest: '<path d="M6 8 H94 V52 C94 76 70 88 50 97 C30 88 6 76 6 52 Z"/>',
} as const
export type Frame = keyof typeof GROUNDS | 'ring' | 'open'

/** How much larger an emblem is drawn than it is defined. */
const SCALES: Readonly<Record<Frame, number>> = {
  circle: 0.94,
  square: 1.06,
  hexagon: 0.92,
  diamond: 0.74,
  route: 0.84,
  crest: 0.9,
  ring: 0.9,
  open: 1.3,
}

const RING = '<circle cx="50" cy="50" r="44" fill="none" stroke-width="6"/>'

function figure(frame: Frame, emblem: Emblem, color: Color): string {
  const [own, accent] = COLORS[color]
  const isFilled = frame !== 'ring' && frame !== 'open'
  const inks = isFilled ? { ink: '#fff', accent, ground: own } : { ink: own, accent, ground: '#fff' }
  const scale = SCALES[frame]
  return `<g transform="translate(50 50) scale(${scale}) translate(-50 -50)">${EMBLEMS[emblem](inks)}</g>`
}

/** An emblem in its frame. */
export function sign(frame: Frame, emblem: Emblem, color: Color): string {
  const [own] = COLORS[color]
  if (frame === 'open') return figure(frame, emblem, color)
  if (frame === 'ring') return `<g stroke="${own}">${RING}</g>${figure(frame, emblem, color)}`
  return `<g fill="${own}" stroke="${own}" stroke-width="0">${GROUNDS[frame]}</g>${figure(frame, emblem, color)}`
}

/** An emblem above letters. */
export function signWithLetters(letters: string, emblem: Emblem, color: Color): string {
  const above = `<g transform="translate(50 34) scale(0.72) translate(-50 -50)">${figure('open', emblem, color)}</g>`
  return above + lettering(letters, COLORS[color][0], 82, 21)
}

/** Letters in a frame, with a bar below them where there is room. */
export function letters(frame: keyof typeof GROUNDS, text: string, color: Color): string {
  const [own, accent] = COLORS[color]
  const ground = `<g fill="${own}" stroke="${own}" stroke-width="0">${GROUNDS[frame]}</g>`
  const bar = `<path d="M30 72 H70" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`
  return ground + lettering(text, '#fff', 47, 30) + bar
}
