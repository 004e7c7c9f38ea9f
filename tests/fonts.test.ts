import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { en } from '#app/i18n/en/catalogue.ts'
import { es } from '#app/i18n/es/catalogue.ts'
import { ru } from '#app/i18n/ru/catalogue.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// What the built stylesheet says of the typeface, and what a page preloads.

const { db } = useDatabase()

const ASSETS = 'build/client/assets'

type Face = { readonly family: string; readonly file: string; readonly holds: (letter: string) => boolean }

/** Returns the ends of a range, in which ? is any digit: 'U+??' is U+0-FF. */
function endsOf(part: string): readonly [number, number] {
  const [, first = '', last = first] = /U\+(?<first>[\da-f?]+)(?:-(?<last>[\da-f]+))?/iu.exec(part) ?? []
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)]
}

function faceOf(rule: string): Face {
  const value = (name: string) =>
    new RegExp(`${name}:(?<value>[^;}]+)`, 'u').exec(rule)?.groups?.['value'] ?? ''
  const ranges = value('unicode-range').split(',').map(endsOf)
  return {
    family: value('font-family').replaceAll('"', ''),
    file: /url\([^)]*\/(?<file>[\w-]+\.woff2)\)/u.exec(value('src'))?.groups?.['file'] ?? 'local',
    holds: (letter) => ranges.some(([first, last]) => inRange(letter.codePointAt(0) ?? 0, first, last)),
  }
}

const inRange = (code: number, first: number, last: number) => code >= first && code <= last

/** The stylesheets of pages. The API reference has that of Swagger UI, in the system's typeface. */
const stylesheets = readdirSync(ASSETS).filter(
  (name) => name.endsWith('.css') && !name.startsWith('swagger-ui'),
)

/** Returns the faces of a stylesheet. Of two with the same letter browsers use the later one. */
const facesIn = (stylesheet: string): readonly Face[] =>
  [
    ...readFileSync(path.join(ASSETS, stylesheet), 'utf8').matchAll(
      /@font-face\{[^}]*unicode-range[^}]*\}/gu,
    ),
  ].map(([rule]) => faceOf(rule))

/** Returns the files a browser loads to show a text in a family, without the hash in their names. */
function filesFor(text: string, family: string, faces: readonly Face[]): readonly string[] {
  const its = faces.filter((face) => face.family === family).toReversed()
  const files = [...new Set(text)].map(
    (letter) => its.find(({ holds }) => holds(letter))?.file ?? `none: ${letter}`,
  )
  return [...new Set(files)].map((file) => file.replace(/-[\w-]{8}\.woff2$/u, '')).sort()
}

const saidIn = (words: unknown) => JSON.stringify(words).replaceAll(/\\.|[{}[\]]/gu, '')

const LATIN = 'overpass-latin-wght-normal'
const CYRILLIC = 'overpass-cyrillic-wght-normal'
const MONO_LATIN = 'overpass-mono-latin-600-normal'
const MONO_CYRILLIC = 'overpass-mono-cyrillic-600-normal'
const LANGUAGES = [
  { language: 'en', words: en, scripts: [LATIN] },
  { language: 'es', words: es, scripts: [LATIN] },
  { language: 'ru', words: ru, scripts: [CYRILLIC, LATIN] },
] as const

describe.each(stylesheets)('%s', (stylesheet) => {
  const faces = facesIn(stylesheet)

  // Every catalogue contains the names of languages, so all of them contain Cyrillic.
  test.each(LANGUAGES)('all words of $language are in the files for Latin and Cyrillic', ({ words }) => {
    const text = saidIn(words).replaceAll('·', '')
    expect(filesFor(text, 'Overpass Variable', faces)).toEqual([CYRILLIC, LATIN])
    expect(filesFor(text.toUpperCase(), 'Overpass Mono', faces)).toEqual([MONO_CYRILLIC, MONO_LATIN])
  })

  test('the middle dot, to which Overpass gives no width, comes from the system', () => {
    expect(filesFor('·', 'Overpass Variable', faces)).toEqual(['local'])
  })
})

test.each(LANGUAGES)(
  'a page in $language asks early for $scripts and nothing else',
  async ({ language, scripts }) => {
    const page = await (await siteWith(db)).get(inLanguage(language, '/'))
    const preloads = [
      ...(await page.text()).matchAll(/<link rel="preload" as="font"[^>]*href="\/assets\/([\w-]+\.woff2)"/gu),
    ]
    const files = preloads.map(([, file = '']) => file)

    expect(files.map((file) => file.replace(/-[\w-]{8}\.woff2$/u, '')).sort()).toEqual(scripts)
    for (const stylesheet of stylesheets)
      expect(readFileSync(path.join(ASSETS, stylesheet), 'utf8')).toContain(files[0])
  },
)
