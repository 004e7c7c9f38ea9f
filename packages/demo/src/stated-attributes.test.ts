import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORY_NAMES } from './categories.ts'
import { createRandom } from './random.ts'
import { statedAttributes, textsWithAttributes } from './stated-attributes.ts'

const read = (file: string) => readFileSync(new URL(`../texts/${file}`, import.meta.url), 'utf8')
const SHARED = `${read('shared-lists.yaml')}${read('closings.yaml')}`

test.each(CATEGORY_NAMES)('every text of %s that states attributes exists', (category) => {
  const texts = `${read(`categories/${category}.yaml`)}${SHARED}`
  const known = (text: string) => texts.includes(text) || texts.includes(text.split('=').at(-1) ?? text)
  expect(textsWithAttributes(category).filter((text) => !known(text) && !text.startsWith('rent='))).toEqual(
    [],
  )
})

const asks = (key: string) => key === 'languages'
const DRIVER = { haul: { en: 'reefer', ru: 'рефрижератор', es: 'refrigerado' }, cpm: '$0.62', miles: '2,400' }

test('a listing states its facts and what its sentences say', () => {
  const sentences = ['Home every weekend, drop and hook about 80%.']
  const stated = statedAttributes(createRandom(1), 'cdl-a-company-drivers', {
    facts: DRIVER,
    sentences,
    asks,
  })
  expect(stated).toMatchObject({
    payModel: 'per-mile',
    payFrom: '$0.62',
    payTypical: '2,400',
    freight: ['reefer'],
    homeTime: 'weekly',
    dropHook: '80',
  })
})

test('a listing that contradicts itself states neither, nor anything else about it', () => {
  const sentences = [
    'CDL A, {haul}, home weekly, {weekly}',
    '{out} weeks out, then as many days home as you need.',
  ]
  for (let seed = 0; seed < 20; seed++) {
    const stated = statedAttributes(createRandom(seed), 'cdl-a-company-drivers', {
      facts: DRIVER,
      sentences,
      asks,
    })
    expect(stated).not.toHaveProperty('homeTime')
  }
})

test('a closing line states what its category asks for', () => {
  const sentences = ['We speak English, Russian and Spanish.', 'Clean title in hand.']
  const stated = statedAttributes(createRandom(1), 'cleaning-services', { facts: {}, sentences, asks })
  expect(stated).toMatchObject({ languages: ['en', 'es', 'ru'] })
  expect(stated).not.toHaveProperty('titleInHand')
})
