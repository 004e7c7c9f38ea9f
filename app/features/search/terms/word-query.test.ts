import { expect, test } from 'vitest'
import { formsOf } from './word-forms.ts'
import { phraseQuery, readWords, vectorQuery } from './word-query.ts'

/** Returns the words that an item has to contain, in all their forms, without their order. */
const asked = (typed: string) => {
  const query = readWords(typed)
  return query && query.groups.map(({ words }) => words.join(' '))
}

const begins = (typed: string, word: string) =>
  formsOf(typed).some((form) => (form.isPrefix ? word.startsWith(form.word) : word === form.word))

test.for([
  ['reefers', 'reefer'],
  ['trailers', 'trailer'],
  ['boxes', 'box'],
  ['batteries', 'battery'],
  ['companies', 'company'],
  ['vans', 'van'],
  ['jobs', 'job'],
  ['camiones', 'camion'],
  ['choferes', 'chofer'],
  ['usada', 'usado'],
  ['mecanicos', 'mecanica'],
  ['водителя', 'водитель'],
  ['водителей', 'водители'],
  ['вакансии', 'вакансия'],
  ['стоянок', 'стоянка'],
  ['страховок', 'страховка'],
  ['прицепы', 'прицеп'],
  ['фуры', 'фура'],
  ['диспетчера', 'диспетчер'],
] as const)('[SRCH-07] %s and %s find each other', ([one, other]) => {
  expect(begins(one, other)).toBe(true)
  expect(begins(other, one)).toBe(true)
})

test.for([
  ['car', 'carrier'],
  ['il', 'illegal'],
  ['2018', '20184'],
  ['van', 'advantage'],
] as const)('[SRCH-07] %s is not the beginning of %s', ([typed, word]) => {
  expect(begins(typed, word)).toBe(false)
})

test.for([
  ['2018 Cascadia', ['2018', 'cascadia']],
  ['CDL-A', ['cdl a']],
  ['“volvo”', ['volvo']],
  ["driver's", ['drivers']],
  ["53' dry-van", ['53', 'dry van']],
  ['reefer jobs near chicago', ['reefer', 'jobs', 'chicago']],
  ['ищу диспетчера', ['диспетчера']],
  ['trailer in North Carolina', ['trailer', 'north carolina']],
  ['in', ['in']],
  ['б/у тягач', ['б у', 'тягач']],
  ['Łódź Straße Åse', ['lodz', 'strasse', 'ase']],
] as const)('[SRCH-07] of %s every word that says something is looked for', ([typed, words]) => {
  expect(asked(typed)).toEqual(words)
})

test('[SRCH-05] a term of signs only has no words', () => {
  expect(readWords('%_\\ \' " ;-- $')).toBeNull()
})

test('[SRCH-07] a word with a number is also written apart, and two words also as one', () => {
  const query = readWords('t680 blue deck')
  expect(query && vectorQuery(query, 'anywhere')).toContain("('t'&'680')")
  expect(query && vectorQuery(query, 'anywhere')).toContain("'bluedeck':*")
  expect(query && phraseQuery(query)).toBe("'=t680blue':*&'=bluedeck':*")
})

test('[SRCH-07] a state is found by its name in three languages and by its code', () => {
  for (const typed of ['IL', 'Illinois', 'Иллинойс', 'Северная Каролина', 'Nueva York', 'new york']) {
    const query = readWords(typed)
    expect(query && vectorQuery(query, 'head')).toMatch(/'~(?:il|nc|ny)'/u)
  }
})
