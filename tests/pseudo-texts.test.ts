import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeOf } from '#server/pipeline/identity/said-by-visitor.ts'
import { readFeatures } from '../scripts/messages/files.ts'
import { compileMessage, textsOf } from '../scripts/messages/icu.ts'
import { pseudolocalize } from '../scripts/pseudo/pseudolocalize.ts'

// The texts of tests/e2e/long-texts.journey.test.ts are in a build of their own, and in no other.

const built = globSync('build/{client,server}/**/*.{js,html,json,webmanifest}').map((file) =>
  readFileSync(file, 'utf8'),
)

const isBuilt = (text: string) => built.some((file) => file.includes(text))

/** Every fiftieth message without arguments, long enough to occur nowhere by chance. */
const MESSAGES = readFeatures('.')
  .flatMap(({ source }) => [...source.entries.values()].map(({ text }) => compileMessage(text, 'en')))
  .filter((message) => textsOf(message).every((text) => /^[\w ]{12,}$/u.test(text)))
  .filter((_, index) => index % 50 === 0)

test('[LANG-10] no visitor can read the long texts of tests: the built site holds none of them', () => {
  expect(MESSAGES.length).toBeGreaterThan(9)
  expect(MESSAGES.flatMap(textsOf).filter((text) => !isBuilt(text))).toEqual([])
  expect(MESSAGES.map(pseudolocalize).flatMap(textsOf).filter(isBuilt)).toEqual([])
})

test('[LANG-10] no address, cookie or browser asks for them', () => {
  for (const name of ['pseudo', 'en-XA', 'xx', 'zz'])
    expect(
      localeOf({
        url: `http://localhost/${name}?lang=${name}`,
        headers: new Headers({ cookie: `lang=${name}`, 'accept-language': name, 'x-page-language': name }),
      }),
    ).toBe('en')
})
