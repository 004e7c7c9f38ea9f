import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { lengthSeen } from '#app/lib/text.ts'
import { diceOf } from '../dice.ts'
import { CATALOGUE } from './catalogue.ts'
import { CLOSINGS } from './closings.ts'
import { EVERY_LANGUAGE, type Kind, write } from './kind.ts'
import { MIDWEST_TOWNS, OTHER_TOWNS } from './towns.ts'

const KINDS = CATEGORY_SLUGS.flatMap((slug) =>
  CATALOGUE[slug].kinds.map((kind, i) => ({ name: `${slug} ${i}`, kind })),
)
const TOWNS = [...MIDWEST_TOWNS, ...OTHER_TOWNS]

function texts(kind: Kind, count: number) {
  const dice = diceOf(11)
  return Array.from({ length: count }, () => {
    const town = dice.pick(TOWNS)
    const { facts } = kind.draft(dice, town)
    const place = { town: `${town.city}, ${town.state}`, city: town.city, road: town.road }
    return write(dice, kind, { ...facts, ...place, company: 'Great Plains Truck & Trailer' }, EVERY_LANGUAGE)
  })
}

test('the shares of all categories make a whole', () => {
  const total = CATEGORY_SLUGS.reduce((sum, slug) => sum + CATALOGUE[slug].share, 0)
  expect(total).toBe(1000)
})

describe.each(KINDS)('$name', ({ kind }) => {
  const samples = texts(kind, 150)
  const said = samples.flatMap(({ title, description }) => [
    ...Object.values(title),
    ...Object.values(description),
  ])

  test('says as much in Russian and Spanish as in English', () => {
    const shape = (words: Kind['words']['en']) => [
      words.titles.length,
      ...words.body.map((slot) => slot.length),
    ]
    expect(shape(kind.words.ru)).toEqual(shape(kind.words.en))
    expect(shape(kind.words.es)).toEqual(shape(kind.words.en))
  })

  test('[POST-02] keeps to the limits of a title and reads like a text', () => {
    const titles = samples.flatMap(({ title }) => Object.values(title))
    const descriptions = samples.flatMap(({ description }) => Object.values(description))
    expect(Math.max(...titles.map(lengthSeen))).toBeLessThanOrEqual(50)
    expect(Math.min(...titles.map(lengthSeen))).toBeGreaterThan(3)
    expect(Math.max(...descriptions.map(lengthSeen))).toBeLessThanOrEqual(900)
    expect(Math.min(...descriptions.map(lengthSeen))).toBeGreaterThanOrEqual(80)
  })

  test('has no gap, no sign of a machine and no markup in it', () => {
    const odd = /[{}<>~]|\b(?:undefined|null|NaN|Lorem)\b| {2}| [,.]|^\s|\s$/u
    expect(said.filter((text) => odd.test(text))).toEqual([])
    expect(said.filter((text) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('writes Russian in Cyrillic and Spanish without it', () => {
    expect(samples.filter(({ description }) => !/[а-яё]{4}/iu.test(description.ru ?? ''))).toEqual([])
    expect(
      samples.filter(({ description }) =>
        /[а-яё]/iu.test(`${description.en}${description.es}`.replace(CLOSINGS.service.en[2], '')),
      ),
    ).toEqual([])
  })

  test('is not always the same', () => {
    expect(new Set(samples.map(({ title }) => title.en)).size).toBeGreaterThan(20)
    expect(new Set(samples.map(({ description }) => description.en)).size).toBeGreaterThan(60)
  })
})
