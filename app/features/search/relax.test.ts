import { expect, test } from 'vitest'
import type { ParsedQuery, ParsedTerm } from './parsed-term.ts'
import { variantsOf } from './relax.ts'

const word = (text: string, at: number): ParsedTerm => ({ kind: 'words', at: [at], text })
const fact = (key: 'make' | 'freight' | 'deal' | 'condition', choice: string, at: number): ParsedTerm => ({
  kind: 'choice',
  at: [at],
  choices: [{ key, choice }],
})
const amount = (name: string, value: string, at: number): ParsedTerm => ({
  kind: 'amount',
  at: [at],
  params: [[name, value]],
})

const queryOf = (...terms: ParsedTerm[]): ParsedQuery => ({
  tokens: terms.map((_, i) => `token${i}`),
  terms,
  categories: ['trucks-trailers-marketplace'],
})

const differencesOf = (query: ParsedQuery) =>
  variantsOf(query, () => false).flatMap(({ differences }) => differences)

test('[SRCH-13] a make and a sale are never dropped, a condition is', () => {
  const make = fact('make', 'kenworth', 0)
  const condition = fact('condition', 'new', 1)
  const dropped = differencesOf(queryOf(make, condition, fact('deal', 'sale', 2))).flatMap((one) =>
    one.kind === 'without' ? one.terms : [],
  )
  expect(dropped).toEqual([condition])
})

test('[SRCH-13] years widen by one, three, and eight', () => {
  const years = differencesOf(queryOf(fact('make', 'kenworth', 0), amount('year', '2020', 1))).flatMap(
    (one) => (one.kind === 'years' ? [one.value] : []),
  )
  expect(years).toEqual(['2019-2021', '2017-2023', '2012-2028'])
})

test('[SRCH-13] a word that no table has is dropped before a fact', () => {
  const rare = word('blorfax', 0)
  const dropped = differencesOf(queryOf(rare, fact('condition', 'new', 1))).flatMap((one) =>
    one.kind === 'without' ? [one.terms] : [],
  )
  expect(dropped[0]).toEqual([rare])
  expect(dropped.at(-1)).toContainEqual(fact('condition', 'new', 1))
})

test.for([
  ['max', '60000', ['66000', '75000']],
  ['min', '1000', ['900', '750']],
  ['pay', '2000-', ['1800-', '1500-']],
  ['price-month', '-300', ['-330', '-375']],
  ['tuition', '4000-5000', ['3600-5500', '3000-6250']],
] as const)('[SRCH-13] %s of %s widens by a tenth and a quarter', ([name, value, wider]) => {
  const params = differencesOf(queryOf(fact('make', 'kenworth', 0), amount(name, value, 1))).flatMap((one) =>
    one.kind === 'money' ? one.params : [],
  )
  expect(params).toEqual(wider.map((range) => [name, range]))
})

test('[SRCH-13] miles are no money', () => {
  const query = queryOf(fact('make', 'kenworth', 0), amount('mileage', '-500000', 1))
  expect(differencesOf(query).filter(({ kind }) => kind === 'money')).toEqual([])
})
