import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { anItemDetail, SEEN } from '#tests/factories/item-details.ts'
import { breadcrumbs, SHAPES, siteData, structuredData } from './structured-data.ts'

const company = { name: 'Lakeside Trucking', email: '', phone: '', extension: '' }
const dataOf = (given: Partial<ItemDetail>) => structuredData(anItemDetail(given), SEEN)
const joliet = {
  '@type': 'PostalAddress',
  addressLocality: 'Joliet',
  addressRegion: 'IL',
  postalCode: '60431',
  addressCountry: 'US',
}

describe('what a page says to machines', () => {
  test('[DET-03] a truck is a vehicle that is offered at its price until it ends', () => {
    expect(dataOf({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Vehicle',
      name: 'Kenworth T680, 2019',
      description: 'One owner.',
      url: SEEN.url,
      image: SEEN.imageUrls,
      offers: {
        '@type': 'Offer',
        url: SEEN.url,
        price: '45000.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        availabilityEnds: '2026-03-17T15:00:00.000Z',
        availableAtOrFrom: { '@type': 'Place', address: joliet },
      },
    })
  })

  test('[DET-03] a price that is more than a price is left to users', () => {
    const data = JSON.stringify(dataOf({ category: 'real-estate-marketplace', price: '$1,850 a month' }))

    expect(data).toContain('"RealEstateListing"')
    expect(data).not.toContain('price')
  })

  test('[DET-03] a job says who hires, where, since when and until when', () => {
    expect(
      dataOf({ category: 'mechanics', price: '$30 an hour', description: 'Lift < 50 lbs', contact: company }),
    ).toMatchObject({
      '@type': 'JobPosting',
      title: 'Kenworth T680, 2019',
      description: 'Lift &lt; 50 lbs',
      datePosted: '2026-02-15T15:00:00.000Z',
      validThrough: '2026-03-17T15:00:00.000Z',
      hiringOrganization: { '@type': 'Organization', name: 'Lakeside Trucking' },
      jobLocation: { '@type': 'Place', address: joliet },
      baseSalary: { currency: 'USD', value: { value: '30.00', unitText: 'HOUR' } },
    })
  })

  test('[BIZ-04] the company of the poster is the employer, whatever the contact is called', () => {
    const given = { price: '$30 an hour', contact: { ...company, name: 'Greg' } } as const
    const data = dataOf({ ...given, category: 'mechanics', company: { name: 'Northgate <Lines>', logo: '' } })

    expect(data).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'Northgate <Lines>' },
    })
  })

  test('[BIZ-04] the company of the poster sells its trucks; a user without one is no seller', () => {
    const seller = { '@type': 'Organization', name: 'Prairie Truck Sales' }
    expect(dataOf({ company: { name: seller.name, logo: '' } })).toMatchObject({ offers: { seller } })
    expect(JSON.stringify(dataOf({}))).not.toContain('seller')
  })

  test.for([
    ['is by the mile', '$0.72 per mile'],
    ['is not stated', ''],
  ] as const)('[WEB-04] a job of a company whose pay %s is a job posting without a salary', ([, price]) => {
    const data = dataOf({ category: 'jobs', price, contact: company })
    expect(data).toMatchObject({ '@type': 'JobPosting', hiringOrganization: { name: 'Lakeside Trucking' } })
    expect(data).not.toHaveProperty('baseSalary')
  })

  test.for([
    ['whose contact is a user', { price: '$30 an hour', contact: { ...company, name: 'Greg' } }],
    ['without a contact', { price: '$30 an hour', contact: { ...company, name: '' } }],
    ['that is a billboard', { price: '$30 an hour', contact: company, kind: 'banner' }],
  ] as const)('[WEB-04] a job %s is no job posting: a false one is worse than none', ([, given]) => {
    expect(dataOf({ category: 'jobs', ...given })).toBeNull()
  })

  test.for([
    ['repair-shops-parts', 'AutoRepair'],
    ['parking-lots', 'ParkingFacility'],
    ['washing-detailing', 'AutoWash'],
    ['traffic-attorney', 'LegalService'],
    ['insurance-services', 'InsuranceAgency'],
    ['restaurants', 'Restaurant'],
  ] as const)(
    '[DET-03] what stands in %s is a business of type %s with address and phone',
    ([category, type]) => {
      expect(dataOf({ category, websiteUrl: 'https://lakeside.example/' })).toMatchObject({
        '@type': type,
        address: joliet,
        telephone: '+15550100199',
        sameAs: 'https://lakeside.example/',
      })
    },
  )

  test('[ATTR-15] a business that states its street has it in its address', () => {
    const stated = { ...SEEN.stated, values: { streetAddress: '2200 Caton Farm Rd' } }
    expect(structuredData(anItemDetail({ category: 'restaurants' }), { ...SEEN, stated })).toMatchObject({
      address: { ...joliet, streetAddress: '2200 Caton Farm Rd' },
    })
  })

  test('[DET-03] a business without a place of its own is found where it serves', () => {
    const business = { city: '', state: '', zip: '' }
    const service = { area: 'specific_state', city: '', state: 'TX', zip: '' } as const

    expect(dataOf({ category: 'restaurants', business, service })).toMatchObject({
      address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
    })
  })

  test('a number that is no American phone number is not made one', () => {
    const contact = { name: 'Lakeside', email: '', phone: '911', extension: '' }

    expect(dataOf({ category: 'restaurants', contact })).not.toHaveProperty('telephone')
  })

  test('[DET-03] an event claims no date, for none is known', () => {
    expect(dataOf({ category: 'events' })).toMatchObject({ '@type': 'Service' })
  })

  test('[DET-03] classes are given by the one who offers them', () => {
    expect(dataOf({ category: 'classes' })).toMatchObject({
      '@type': 'Course',
      provider: { '@type': 'Organization', name: 'Lakeside Trucks' },
    })
  })

  test('[WEB-04] a teacher is a user, not a company', () => {
    const contact = { ...company, name: 'Greg' }

    expect(dataOf({ category: 'classes', contact })).toMatchObject({
      provider: { '@type': 'Person', name: 'Greg' },
    })
  })

  test.for(CATEGORY_SLUGS)(
    'something is known of an item in %s, and its e-mail address is not told',
    (category) => {
      const email = 'sam@lakeside.example'
      const data = dataOf({ category, price: '$30 an hour', contact: { ...company, email } })

      expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': SHAPES[category].type })
      expect(JSON.stringify(data)).not.toContain('sam@lakeside.example')
    },
  )

  test('nothing is empty', () => {
    const bare = {
      description: '',
      price: '',
      expiresAt: null,
      business: { city: '', state: '', zip: '' },
    }
    const all = CATEGORY_SLUGS.map((category: CategorySlug) =>
      JSON.stringify(structuredData(anItemDetail({ ...bare, category }), { ...SEEN, imageUrls: [] })),
    )

    expect(all.filter((data) => /""|\[\]|:null|\{\}/u.test(data))).toEqual([])
  })
})

test('the way to a page counts its steps from one', () => {
  const way = breadcrumbs([
    { name: 'Haulpost', url: 'https://haulpost.example/' },
    { name: 'Jobs', url: 'https://haulpost.example/categories/jobs' },
  ])

  expect(way['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Haulpost', item: 'https://haulpost.example/' },
    { '@type': 'ListItem', position: 2, name: 'Jobs', item: 'https://haulpost.example/categories/jobs' },
  ])
})

test('the site says how it is searched', () => {
  expect(siteData('https://haulpost.example', 'Haulpost', 'en')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://haulpost.example/',
    potentialAction: { target: { urlTemplate: 'https://haulpost.example/search?q={search_term_string}' } },
  })
})
