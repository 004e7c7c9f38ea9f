import { expect, test } from 'vitest'
import { normalize } from './normalize-query.server.ts'

const textsOf = (query: string, known: readonly string[] = []) =>
  normalize(query, { isKnown: (word) => known.includes(word) }).map(({ text }) => text)

test.for([
  ['ghbwtg', ['прицеп']],
  ['CDL A', ['cdla']],
  ['класс А', ['cdla']],
  ['kenwoth trailer', ['kenworth', 'trailer']],
  ['truck', ['truck']],
] as const)('[SRCH-14] %s becomes what the vocabulary says', ([typed, texts]) => {
  expect(textsOf(typed)).toEqual(texts)
})

test('[SRCH-06] a word that a listing has is not corrected', () => {
  expect(textsOf('kenwoth')).toEqual(['kenworth'])
  expect(textsOf('kenwoth', ['kenwoth'])).toEqual(['kenwoth'])
})
