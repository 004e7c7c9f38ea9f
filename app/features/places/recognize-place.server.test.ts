import { describe, expect, test } from 'vitest'
import { recognizePlace } from './recognize-place.server.ts'
import { suggestNames } from './suggest-names.server.ts'

const named = (text: string) => {
  const place = recognizePlace(text)
  return place && `${place.kind} ${place.param}`
}

describe('[GEO-09] a place is recognized in three languages', () => {
  test.for([
    ['Чикаго', 'city Chicago, IL'],
    ['в Джолиете', 'city Joliet, IL'],
    ['Чикаго, IL', 'city Chicago, IL'],
    ['Нью-Йорк', 'city New York, NY'],
    ['в Нью-Йорке', 'city New York, NY'],
    ['Сент-Луисе', 'city Saint Louis, MO'],
    ['Милуоки, Висконсин', 'city Milwaukee, WI'],
    ['Nueva York', 'city New York, NY'],
    ['cerca de Filadelfia', 'city Philadelphia, PA'],
    ['NYC', 'city New York, NY'],
    ['LA', 'city Los Angeles, CA'],
    ['near 60435', 'zip 60435'],
    ['near joliet', 'city Joliet, IL'],
    ['gary indiana', 'city Gary, IN'],
    ['IL', 'state Illinois'],
    ['в Иллинойсе', 'state Illinois'],
    ['Индиане', 'state Indiana'],
    ['Carolina del Norte', 'state North Carolina'],
    ['Midwest', 'region Midwest'],
    ['на Среднем Западе', 'region Midwest'],
    ['medio oeste', 'region Midwest'],
    ['I-80', 'interstate I-80'],
    ['i80', 'interstate I-80'],
  ] as const)('%s is %s', ([typed, place]) => {
    expect(named(typed)).toBe(place)
  })

  test.for([
    ['Chicgo', 'city Chicago, IL'],
    ['chikago', 'city Chicago, IL'],
    ['Bolingbrok', 'city Bolingbrook, IL'],
    ['Цинцинати', 'city Cincinnati, OH'],
    ['Philadelfia, PA', 'city Philadelphia, PA'],
  ] as const)('misspelled: %s is %s', ([typed, place]) => {
    expect(named(typed)).toBe(place)
  })

  test.for(['', 'zzzz', 'reefer', '99999', 'Joliet, TX', 'x'.repeat(500), '%', 'I-999'])(
    '“%s” is none',
    (typed) => {
      expect(named(typed)).toBeNull()
    },
  )

  test('the address of a place names it again, and the page names it in its language', () => {
    for (const typed of ['Чикаго', 'в Иллинойсе', 'Средний Запад', 'i80', '60435']) {
      const place = recognizePlace(typed, 'ru')
      expect(recognizePlace(place?.param ?? '', 'ru')).toEqual(place)
    }
    expect(recognizePlace('Chicago', 'ru')?.name).toBe('Чикаго, IL')
    expect(recognizePlace('Midwest', 'es')?.name).toBe('Medio Oeste')
  })
})

test('[GEO-09] places are suggested by the beginnings of their names in every language', () => {
  expect(suggestNames('чик', 'ru')[0]).toEqual({ value: 'Chicago, IL', name: 'Чикаго, IL' })
  expect(suggestNames('иллин', 'ru')[0]).toEqual({ value: 'Illinois', name: 'Иллинойс' })
  expect(suggestNames('joli', 'ru')[0]).toEqual({ value: 'Joliet, IL', name: 'Джолиет, IL' })
})
