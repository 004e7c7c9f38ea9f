import { expect, test } from 'vitest'
import { replaceSynonyms } from './replace-synonyms.ts'

const SYNONYMS = new Map([
  ['truk', 'truck'],
  ['lona', 'tarp'],
  ['lona lateral', 'side kit'],
  ['фурка', 'прицеп'],
])

test.for([
  ['truk', 'truck'],
  ['Used TRUK in IL', 'Used truck in IL'],
  ['trukers', 'trukers'],
  ['lona-lateral', 'tarp-lateral'],
  ['lona lateral', 'side kit'],
  ['Фурка 53', 'прицеп 53'],
  ['camión lona', 'camión tarp'],
  ['nothing here', 'nothing here'],
] as const)('[SRCH-16] %s is searched as %s', ([typed, searched]) => {
  expect(replaceSynonyms(typed, SYNONYMS)).toBe(searched)
})
