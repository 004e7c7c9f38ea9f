import { describe, expect, test } from 'vitest'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { storePlaces } from '#app/features/places/store-places.server.ts'
import { STORED_JOB, TRUCK } from '#tests/factories/attributes.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { columnsIn, truckIn } from '#tests/helpers/compared.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function page(address: string) {
  const response = await (await siteWith(db)).get(address)
  return { status: response.status, text: await response.text() }
}

const aTruck = truckIn(db)

/** The place of a listing, once it is known to the database. */
async function at(zip: number) {
  await storePlaces({ db }, [zip])
  return { place: zip }
}

/** What the cells of a row say, column by column. */
function cellsOf(html: string, label: string): readonly string[] {
  const rows = html.match(/<tr class="(?:compared-equal)?">.*?<\/tr>/gsu) ?? []
  const found = rows.find((one) => one.includes(`class="compared-label">${label}<`)) ?? ''
  return [...found.matchAll(/<td[^>]*>(.*?)<\/td>/gsu)].map(([, cell = '']) =>
    cell
      .replaceAll(/<[^>]*>/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )
}

describe('who offers what is compared, and where', () => {
  test('[CMP-06] the company of the poster, else the contact, with the mark of those who are verified', async () => {
    const [company, verified, person, admin] = await Promise.all([
      aProfile(db, { companyName: 'Lakeside Truck Sales' }),
      aProfile(db, { companyName: 'Ironwood Trucks', isVerified: true }),
      aProfile(db, {}),
      aProfile(db, { companyName: 'Haulpost', role: 'admin', isVerified: true }),
    ])
    const numbers = []
    for (const { id } of [company, verified, person, admin])
      numbers.push(await aTruck('A truck', { userId: id, contactName: 'Sam' }))
    const { text } = await page(comparePath(numbers))

    expect(cellsOf(text, 'Posted by')).toEqual([
      'Lakeside Truck Sales',
      'Ironwood Trucks Verified',
      'Sam',
      'Sam',
    ])
  })

  test('[CMP-06] how long ago each was posted, and in which language it is written', async () => {
    const numbers = [
      await aTruck('New', { createdAt: daysAgo(2.5) }),
      await aTruck('Old', { title: { ru: 'Старый трак' }, createdAt: daysAgo(0.5) }),
    ]
    const { text } = await page(comparePath(numbers))

    expect(cellsOf(text, 'Posted')).toEqual(['2 days ago', '12 hours ago'])
    expect(cellsOf(text, 'Written in')).toEqual(['English', 'Русский'])
  })

  test('[CMP-06] how far each is, once a place was chosen, and which is the nearest', async () => {
    const near = await aTruck('Near', await at(60432))
    const far = await aTruck('Far', { businessCity: 'Omaha', businessState: 'NE', ...(await at(68102)) })
    const { text } = await page(comparePath([near, far], '60446'))

    expect(cellsOf(text, 'Distance from Romeoville, IL 60446')).toEqual([
      expect.stringMatching(/^\d{1,2}\smi nearest$/u),
      expect.stringMatching(/^4\d\d\smi$/u),
    ])
    expect(text).toContain(`href="${comparePath([far], '60446').replaceAll('&', '&amp;')}"`)
    const without = await page(comparePath([near, far]))
    expect(without.text).not.toContain('Distance from')
  })

  test.each(['/compare?listing=1&near=nowhere at all', `/compare?near=${'9'.repeat(400)}`])(
    '[CMP-06] a place that no one knows measures nothing: %s',
    async (address) => {
      const { status, text } = await page(address)
      expect(status).toBe(200)
      expect(text).not.toContain('Distance from')
    },
  )

  test('[CMP-06] each column has the button that calls or writes, without the number itself', async () => {
    const numbers = [
      await aTruck('Calls', { contactPhone: '(555) 010-0142' }),
      await aTruck('Writes', { contactPhone: '', contactEmail: 'truck@example.com' }),
      await aTruck('Neither', { contactPhone: '', contactEmail: '' }),
    ]
    const { text } = await page(comparePath(numbers))
    const buttons = text.match(/<button[^>]*data-reveal=.*?<\/button>/gsu) ?? []

    expect(buttons.map((button) => button.replaceAll(/<[^>]*>/gu, ''))).toEqual([
      'Call: Calls',
      'Write: Writes',
    ])
    expect(text).not.toContain('010-0142')
    expect(text).not.toContain('truck@example.com')
  })

  test('[CMP-06] a list near a place sends the place along', async () => {
    await aTruck('Chosen near', await at(60432))
    const { text } = await page(`/categories/${TRUCK.category}?near=60446`)
    const form = /<form id="compare".*?<\/form>/su.exec(text)?.[0]

    expect(form).toContain('<input type="hidden" name="near" value="60446"/>')
  })
})

/** The facts that a listing of each sort states here. */
const SORTS = [
  ['cdl-a-company-drivers', STORED_JOB, 'Compare 2 driving jobs', 'Home time'],
  ['jobs', { payModel: 'hourly', payFrom: 2500 }, 'Compare 2 jobs', 'Pay'],
  ['cdl-a-schools', { courseWeeks: 4 }, 'Compare 2 schools', 'Length of the course'],
  ['parking-lots', { priceDay: 2500 }, 'Compare 2 parking lots', 'Price a day'],
  ['real-estate-marketplace', { bedrooms: 3 }, 'Compare 2 properties', 'Bedrooms'],
] as const

test.each(SORTS)(
  '[CMP-01] two of %s are side by side with their facts',
  async (category, facts, heading, label) => {
    const numbers = [
      await aTruck('One of them', { category, attributes: JSON.stringify(facts) }),
      await aTruck('The other', { category, attributes: JSON.stringify({}) }),
    ]
    const { text } = await page(comparePath(numbers))

    expect(/<h1[^>]*>([^<]*)</u.exec(text)?.[1]).toBe(heading)
    expect(columnsIn(text)).toBe(2)
    expect(cellsOf(text, label)).toEqual([expect.stringMatching(/./u), 'not stated'])
  },
)

test('[PRICE-03] a price that was lowered is in the list, on its page and in the comparison', async () => {
  const dropped = { priceCents: 4_490_000, priceWasCents: 4_650_000, priceDroppedAt: daysAgo(2) }
  const number = await aTruck('Lowered truck', dropped)
  const said = /Down \$1,600 on/u

  expect((await page(`/categories/${TRUCK.category}?city=Joliet`)).text).toMatch(said)
  expect((await page(`/listings/${number}/lowered-truck`)).text).toMatch(said)
  expect((await page(comparePath([number]))).text).toMatch(said)
})
