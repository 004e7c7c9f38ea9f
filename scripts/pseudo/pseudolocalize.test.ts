import { expect, test } from 'vitest'
import { readFeatures } from '../messages/files.ts'
import { compileMessage, textsOf } from '../messages/icu.ts'
import { pseudolocalize } from './pseudolocalize.ts'

test('[LANG-10] a message gets accents, longer words and brackets, and keeps its arguments', () => {
  expect(pseudolocalize('Save {name}, 10 MB')).toBe('[Šââṽëë {name}, 10 ṀƁ]')
  expect(pseudolocalize({ one: '{count} day', other: '{count} days' })).toEqual({
    one: '[{count} ðââýý]',
    other: '[{count} ðââýýš]',
  })
})

test('[LANG-10] the messages of the site become 35 to 45 % longer, and none stays English', () => {
  const messages = readFeatures('.').flatMap(({ source }) =>
    [...source.entries.values()].map(({ text }) => compileMessage(text, 'en')),
  )
  const english = messages.flatMap(textsOf).join(' ')
  const pseudo = messages.map(pseudolocalize).flatMap(textsOf).join(' ')
  const growth = pseudo.length / english.length

  expect(growth).toBeGreaterThan(1.35)
  expect(growth).toBeLessThan(1.45)
  expect(pseudo.replaceAll(/\{\w+\}/gu, '')).not.toMatch(/[a-z]/iu)
})
