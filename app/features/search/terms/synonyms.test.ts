import { expect, test } from 'vitest'
import { splitWords } from '#app/features/items/search-words.ts'
import { isKnownWord, MAX_PHRASE } from './dictionary.ts'
import { readSynonyms, SYNONYMS } from './synonyms.ts'
import { groupQuery, readWords } from './word-query.ts'

/** Returns what is looked for, as a tsquery. */
const askedFor = (typed: string) =>
  (readWords(typed)?.groups ?? []).map((group) => groupQuery(group, 'anywhere')).join(' & ')

test('[SRCH-09] the trade has a hundred and fifty names or more for its things', () => {
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(150)
})

test('[SRCH-09] a name is no longer than the phrases that are looked up, and says something', () => {
  const names = SYNONYMS.flatMap((row) => [...row.names, ...row.typed])
  expect(
    names.filter((name) => splitWords(name).length > MAX_PHRASE || splitWords(name).length === 0),
  ).toEqual([])
})

test('[SRCH-09] no word mixes Latin and Russian letters', () => {
  const words = SYNONYMS.flatMap((row) => [...row.names, ...row.typed]).flatMap(splitWords)
  expect(words.filter((word) => /[a-z]/u.test(word) && /[а-я]/u.test(word))).toEqual([])
})

test('[SRCH-09] every line has a name', () => {
  expect(SYNONYMS.filter(({ names }) => names.length === 0)).toEqual([])
})

test.for([
  ['рефка', "'reefer'"],
  ['caja refrigerada', "'reefer'"],
  ['reefer', "'рефрижератор':*"],
  ['refer', "'reefer'"],
  ['caja seca', "('dry'|'drys'|'dryes')&('van'|'vans'|'vanes')"],
  ['драйвэн', "'dryvan'"],
  ['фредлайнер', "'freightliner'"],
  ['питербилт', "'peterbilt'"],
  ['вабаш', "'wabash'"],
  ['traila', "'trailer'"],
  ['mofle', "'muffler'"],
  ['llantera', "'tire'"],
  ['despachador', "'dispatcher'"],
  ['оунер', "'owner'"],
  ['hot shot', "'hotshot'"],
  ['18 wheeler', "'трак'"],
  ['big rig', "'truck'"],
] as const)('[SRCH-09] %s also looks for %s', ([typed, lexeme]) => {
  expect(askedFor(typed)).toContain(lexeme)
})

test.for([
  ['truck', 'tractor'],
  ['parking', 'spotter'],
  ['drayage', 'port'],
  ['apartment', 'flatbed'],
] as const)('[SRCH-09] %s does not mean %s', ([typed, word]) => {
  expect(askedFor(typed)).not.toContain(`'${word}'`)
})

test('[SRCH-09] another name is not looked for by what begins like it: tire is not tired', () => {
  expect(askedFor('llantas')).not.toContain("'tire':*")
})

test('[SRCH-06] what is typed wrong on purpose is known, and never taken for yet another word', () => {
  for (const { typed } of SYNONYMS)
    for (const word of typed.flatMap(splitWords)) expect(isKnownWord(word)).toBe(true)
})

test('a line without four columns is refused with its text', () => {
  expect(() => readSynonyms('reefer | рефка | termo')).toThrow('reefer | рефка | termo')
})
