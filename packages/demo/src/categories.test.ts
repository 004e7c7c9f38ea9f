import { describe, expect, test } from 'vitest'
import { CATEGORY_NAMES, type Kind, textsOfCategory } from './categories.ts'
import { LANGUAGES } from './localized.ts'
import { pictureNames } from './pictures.ts'
import { createRandom } from './random.ts'
import { MIDWEST_TOWNS, OTHER_TOWNS } from './towns.ts'
import { writeText } from './write-text.ts'

const TOWNS = [...MIDWEST_TOWNS, ...OTHER_TOWNS]
const CATEGORIES = CATEGORY_NAMES.map((name) => ({ name, ...textsOfCategory(name) }))
const KINDS = CATEGORIES.flatMap(({ name, kinds }) =>
  kinds.map((kind, i) => ({ name: `${name} ${i}`, kind })),
)
const BILLBOARDS = CATEGORIES.flatMap(({ billboards }) => billboards)

/** What counts as one letter for a reader; the texts are composed, so these are code points. */
const lengthOf = (text: string) => [...text].length

function samplesOf(kind: Kind, count: number) {
  const random = createRandom(11)
  return Array.from({ length: count }, () => {
    const town = random.pick(TOWNS)
    const { facts } = kind.drawFacts(random, town)
    const place = { town: `${town.city}, ${town.state}`, city: town.city, road: town.road }
    const all = { ...facts, ...place, company: 'Great Plains Truck & Trailer' }
    return writeText(random, kind, all, LANGUAGES)
  })
}

test('the shares of all categories add up to 1000', () => {
  expect(CATEGORIES.reduce((sum, { share }) => sum + share, 0)).toBe(1000)
})

test('billboards are numbered without gaps, have keys of their own and are in known towns', () => {
  const numbers = BILLBOARDS.map(({ number }) => number).toSorted((a, b) => a - b)
  expect(numbers).toEqual(BILLBOARDS.map((_, i) => i))
  expect(new Set(BILLBOARDS.map(({ key }) => key)).size).toBe(BILLBOARDS.length)
  expect(BILLBOARDS.filter(({ town }) => !TOWNS.some(({ city }) => city === town))).toEqual([])
})

test('a billboard has title and description in the same languages', () => {
  const uneven = BILLBOARDS.filter(
    ({ title, description }) => Object.keys(title).join() !== Object.keys(description).join(),
  )
  expect(uneven.map(({ key }) => key)).toEqual([])
})

test('each billboard has its picture, and no picture is left over', () => {
  expect(BILLBOARDS.map(({ key }) => key).toSorted()).toEqual(pictureNames('billboards'))
})

test('each scene that listings show has its picture, and no picture is left over', () => {
  const random = createRandom(5)
  const shown = KINDS.flatMap(({ kind }) =>
    Array.from({ length: 600 }, () => kind.drawFacts(random, random.pick(TOWNS)).scenes).flat(),
  )
  expect([...new Set(shown)].toSorted()).toEqual(pictureNames('scenes'))
})

describe.each(KINDS)('$name', ({ kind }) => {
  const samples = samplesOf(kind, 150)
  const titles = samples.flatMap(({ title }) => Object.values(title))
  const descriptions = samples.flatMap(({ description }) => Object.values(description))

  test('[POST-02] keeps to the limits of a title and reads like a text', () => {
    expect(Math.max(...titles.map(lengthOf))).toBeLessThanOrEqual(50)
    expect(Math.min(...titles.map(lengthOf))).toBeGreaterThan(3)
    expect(Math.max(...descriptions.map(lengthOf))).toBeLessThanOrEqual(900)
    expect(Math.min(...descriptions.map(lengthOf))).toBeGreaterThanOrEqual(80)
  })

  test('has no gap, no sign of a machine and no markup in it', () => {
    const said = [...titles, ...descriptions]
    const odd = /[{}<>~]|\b(?:undefined|null|NaN|Lorem)\b| {2}| [,.]|^\s|\s$/u
    expect(said.filter((text) => odd.test(text))).toEqual([])
    expect(said.filter((text) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('writes Russian in Cyrillic and the others without it', () => {
    expect(samples.filter(({ description }) => !/[а-яё]{4}/iu.test(description.ru ?? ''))).toEqual([])
    const BILINGUAL = 'Se habla español, говорим по-русски.'
    const others = samples.map(({ description: { en = '', es = '' } }) => `${en}${es}`.replace(BILINGUAL, ''))
    expect(others.filter((text) => /[а-яё]/iu.test(text))).toEqual([])
  })

  test('is not always the same', () => {
    expect(new Set(samples.map(({ title }) => title.en)).size).toBeGreaterThan(20)
    expect(new Set(samples.map(({ description }) => description.en)).size).toBeGreaterThan(60)
  })
})
