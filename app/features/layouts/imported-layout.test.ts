import { describe, expect, test } from 'vitest'
import { importedCards, withImported } from './imported-layout.ts'

const place = { row: 0, col: 0, width: 1, height: 1 }
const at = (more: object) => ({ rows: 1, cols: 1, positions: [{ ...place, ...more }] })
const cardIn = (more: object) => importedCards(at(more), 'ru')[0]
const OURS = '00000000-0000-4000-8000-000000000001'

describe('[LAY-06] a billboard that came with an import (D-16)', () => {
  test('is shown from what the layout says of it, in the language of the page', () => {
    const ad = {
      title: { en: 'Tires', ru: 'Шины' },
      location: 'Joliet IL',
      website_url: 'https://tires.example/',
    }
    expect(cardIn({ adId: 'banner-7', ad })).toMatchObject({
      id: 'banner-7',
      title: 'Шины',
      city: 'Joliet IL',
      websiteUrl: 'https://tires.example/',
      isPublic: true,
    })
    expect(cardIn({ adId: 'banner-7', adTitle: 'Plain' })).toMatchObject({ title: 'Plain' })
    expect(cardIn({ ad: { id: '17', title: 'By its own id' } })).toMatchObject({ id: '17' })
  })

  test.each([
    ['without a title', { adId: 'banner-7' }],
    ['of ours', { adId: OURS, adTitle: 'Read live' }],
    ['without an id', { adTitle: 'No one' }],
    ['with an endless id', { adId: 'x'.repeat(101), adTitle: 'Long' }],
    ['that is no position', { adId: 5, ad: [1], adTitle: { en: 7 } }],
  ])('one %s is not', (_, more) => {
    expect(cardIn(more)).toBeUndefined()
  })

  test('leads nowhere but to websites, and is not shown when it is not active', () => {
    const hostile = { adId: 'x', adTitle: 'x', website_url: 'javascript:alert(1)', status: 'sold' }
    expect(cardIn(hostile)).toMatchObject({ websiteUrl: '', isPublic: false })
  })

  test('keeps its data wherever it is moved, and nothing that was not stored', () => {
    const stored = at({ adId: 'banner-7', adTitle: 'Tires', secret: 1, row: 0 })
    const moved = { row: 3, col: 2, width: 2, height: 1, adId: 'banner-7' }
    expect(withImported([moved, { ...place, adId: OURS }], stored)).toEqual([
      { ...moved, adTitle: 'Tires' },
      { ...place, adId: OURS },
    ])
  })

  test.each([null, 'x', { positions: 5 }, { positions: [null, 'x', []] }])(
    'nonsense is none: %o',
    (config) => {
      expect(importedCards(config, 'en')).toEqual([])
    },
  )
})
