import { expect, test } from 'vitest'
import { wordsOfAttributes } from '#app/features/items/listing-facts.server.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { JOB, STORED_JOB, STORED_TRUCK, TRUCK } from '#tests/factories/attributes.ts'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const aTruck = () =>
  aListing(db, {
    category: TRUCK.category,
    attributes: JSON.stringify(STORED_TRUCK),
    compensation: '$45,000',
  })
const aJob = (attributes: object, given: Parameters<typeof aListing>[1] = {}) =>
  aListing(db, { category: JOB.category, attributes: JSON.stringify(attributes), ...given })

async function pageOf(address: string): Promise<string> {
  const site = await siteWith(db)
  return (await site.get(address)).text()
}

test('[ATTR-14] the page of a truck has a table of its facts, and never the whole VIN', async () => {
  const { listingId } = await aTruck()
  const page = await pageOf(`/listings/${listingId}`)

  expect(page).toMatch(/<dt>Mileage<\/dt><dd>450,000 miles<\/dd>/u)
  expect(page).toContain('1M8GDM9AXKP••••••')
  expect(page).not.toContain('1M8GDM9AXKP042788')
})

test('[ATTR-14] every job has its pay with the arithmetic', async () => {
  const { listingId } = await aJob(STORED_JOB)
  const page = await pageOf(`/listings/${listingId}`)

  expect(page).toContain('$1,488 a week')
  expect(page).toContain('$0.62 × 2,400 mi = $1,488 a week before tax, as the poster states')
  expect(page).not.toContain('Pay not stated')
})

test('[ATTR-14] a job that does not say so says that, with a way to ask', async () => {
  const { listingId } = await aJob({}, { contactEmail: 'jobs@example.com' })
  const page = await pageOf(`/listings/${listingId}`)

  expect(page).toContain('Pay not stated')
  expect(page).toMatch(/<a href="mailto:jobs@example.com"[^>]*>Ask about pay<\/a>/u)
})

test('[ATTR-14] cards show the facts that decide, in the language of the page', async () => {
  await aTruck()
  const page = await pageOf(`/ru/categories/${TRUCK.category}`)
  const facts = /<ul class="card-facts">(.*?)<\/ul>/su.exec(page)?.[1]

  expect(facts).toContain('<li>2021</li>')
  expect(facts).toContain('Freightliner')
  expect(page).not.toContain('1M8GDM9AXKP042788')
})

test('[ATTR-17] a listing is found by what it states, in three languages', () => {
  const extraWords = wordsOfAttributes({ category: TRUCK.category, attributes: { kind: 'reefer' } })
  const words = searchVectorOf({ category: TRUCK.category, title: {}, description: {}, extraWords }).split(
    ' ',
  )

  expect(words).toEqual(expect.arrayContaining(['reefer', 'рефрижератор', 'refrigerada']))
})
