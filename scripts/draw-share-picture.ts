import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { area, at, canvas, rect, repeat, type Svg } from '#db/seeds/drawing/svg.ts'
import { combination, dryVan } from '#db/seeds/drawing/trailers.ts'
import { letters } from '#db/seeds/lettering/lettering.ts'

// Draws public/share.png: what a link to the site looks like where people share it. Run it after changing the logo or the
// sentence below the name; the picture is kept in the repository.

const WIDTH = 1200
const HEIGHT = 630
const GROUND = 548
const COLOR = {
  paper: '#f6f5f1',
  asphalt: '#1b1e24',
  muted: '#5d626d',
  primary: '#3d3fc4',
  amber: '#ffb000',
  line: '#d9d7d0',
} as const

/** The shield of the site's icon, drawn on 30 × 32. */
function shield(x: number, y: number, scale: number): Svg {
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/su.exec(readFileSync('public/icon.svg', 'utf8')) ?? []
  return at(x, y, shapes, scale)
}

function road(): Svg {
  return [
    rect(0, GROUND - 14, WIDTH, HEIGHT - GROUND + 14, COLOR.asphalt),
    rect(0, GROUND - 14, WIDTH, 5, COLOR.amber),
    repeat(7, (i) => rect(30 + i * 190, GROUND + 36, 100, 8, COLOR.paper)),
  ].join('')
}

function name(): Svg {
  const { en } = TRANSLATE
  const languages = LOCALES.map((locale) => locale.toUpperCase()).join(' · ')
  return [
    letters({ text: en('common.siteName'), x: 218, y: 176, size: 118, fill: COLOR.asphalt, weight: 850 }),
    letters({ text: en('shell.tagline'), x: 74, y: 258, size: 38, fill: COLOR.muted, weight: 600 }),
    letters({
      text: languages,
      x: WIDTH - 74,
      y: 104,
      size: 26,
      fill: COLOR.primary,
      anchor: 'end',
      spacing: 0.06,
    }),
  ].join('')
}

const picture = canvas(
  { width: WIDTH, height: HEIGHT },
  [
    rect(0, 0, WIDTH, HEIGHT, COLOR.paper),
    area(`0,470 300,410 620,462 900,400 ${WIDTH},452 ${WIDTH},${GROUND} 0,${GROUND}`, COLOR.line),
    road(),
    combination(dryVan('#ffffff', COLOR.primary), 'aero', COLOR.primary, 340, GROUND + 14, 0.52),
    shield(74, 74, 3.6),
    name(),
  ].join(''),
)

const png = await sharp(Buffer.from(picture)).png({ palette: true, effort: 10 }).toBuffer()
writeFileSync('public/share.png', png)
console.log(`public/share.png: ${png.length} bytes`)
