import type { Seen } from '#app/features/discovery/structured-data.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'

/** What is known of a page beside its item. */
export const SEEN: Seen = {
  url: 'https://haulpost.example/listings/123456/x',
  imageUrls: ['https://haulpost.example/1.webp'],
  stated: { values: {}, wordOf: () => null },
}

/** An item as its page shows it. */
export function anItemDetail(given: Partial<ItemDetail> = {}): ItemDetail {
  return {
    id: 'b7a5c0de-0000-4000-8000-000000000001',
    kind: 'listing',
    publicId: 123456,
    title: 'Kenworth T680, 2019',
    titleLanguage: null,
    line: null,
    descriptionLanguage: null,
    description: 'One owner.',
    category: 'trucks-trailers-marketplace',
    price: '$45,000',
    priceCents: 4_500_000,
    place: '',
    business: { city: 'Joliet', state: 'IL', zip: '60431' },
    service: { area: 'all_states', city: '', state: '', zip: '' },
    pictures: [],
    contact: {
      name: 'Lakeside Trucks',
      email: 'sam@lakeside.example',
      phone: '(555) 010-0199',
      extension: '',
    },
    company: null,
    websiteUrl: '',
    poster: null,
    featured: false,
    views: 7,
    age: { at: '2026-02-15T15:00:00.000Z', unit: 'day', count: 1 },
    expiresAt: '2026-03-17T15:00:00.000Z',
    facts: [],
    keyFacts: [],
    pay: null,
    payRow: null,
    usual: null,
    drop: null,
    usualSentence: null,
    usualChart: null,
    ...given,
  }
}
