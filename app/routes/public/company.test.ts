import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const pageAt = async (path: string) => (await (await siteWith(db)).get(path)).text()

/** A listing, and the texts of its row and of its page. */
async function shownOf(poster: Parameters<typeof aProfile>[1], given: Parameters<typeof aListing>[1] = {}) {
  const { id: userId } = await aProfile(db, poster)
  const category = given.category ?? 'cdl-a-company-drivers'
  const { listingId } = await aListing(db, { ...given, userId, category, title: { en: `Job of ${userId}` } })
  const list = await pageAt(`/categories/${category}`)
  const row = list.split('<li').find((part) => part.includes(`Job of ${userId}`)) ?? ''
  return { row, page: await pageAt(`/listings/${listingId}`), userId }
}

test('[BIZ-03] a row of a job says who it is with, and so do its details and its poster’s page', async () => {
  const { row, page, userId } = await shownOf({ companyName: 'Northgate Reefer Lines' })

  expect(row).toMatch(/company-initials[^>]*>NR</u)
  expect(row.indexOf('Northgate Reefer Lines')).toBeLessThan(row.indexOf('Job of'))
  expect(page).toMatch(/company-initials[^>]*>NR</u)
  expect(page).toContain('Northgate Reefer Lines')
  expect(await pageAt(`/users/${userId}`)).toContain('Northgate Reefer Lines')
})

test('[BIZ-03] a logo takes the place of the initials', async () => {
  const companyLogo = 'b'.repeat(32)
  const { row, page } = await shownOf({ companyName: 'Northgate', companyLogo })

  for (const shown of [row, page]) expect(shown).toContain(`/media/${companyLogo}/320.webp`)
  expect(row).not.toContain('company-initials')
})

test('[BIZ-03] any other row names the company in its last line, and shows its own picture', async () => {
  const images = [{ id: 'c'.repeat(32), width: 640, height: 480 }]
  const { row } = await shownOf(
    { companyName: 'Prairie Truck Sales' },
    { category: 'trucks-trailers-marketplace', images },
  )

  expect(row.split('item-foot')[1]).toContain('Prairie Truck Sales')
  expect(row).toContain(`/media/${'c'.repeat(32)}/`)
})

test('[BIZ-03] a poster without a company is never named as one, nor is an admin, who posts for others', async () => {
  const person = await shownOf({ fullName: 'Dana Driver', companyLogo: 'd'.repeat(32) })
  const admin = await shownOf({ fullName: 'Bo Boss', companyName: 'Operator Inc', role: 'admin' })

  for (const { row, page } of [person, admin]) {
    expect(row).not.toContain('Dana Driver')
    const poster = page.split('id="detail-poster"')[1]?.split('</aside>')[0]
    for (const text of ['Bo Boss', 'Operator Inc', 'd'.repeat(32), 'company-initials'])
      expect(row + poster).not.toContain(text)
  }
})

test('[BIZ-03] markup in a name is text', async () => {
  const { row, page } = await shownOf({ companyName: '<img src=x onerror=alert(1)>' })

  for (const shown of [row, page]) {
    expect(shown).toContain('&lt;img src=x')
    expect(shown).not.toContain('<img src=x')
  }
})

test('[BIZ-03] what is searched for and what is new are from a company, too', async () => {
  const { userId } = await shownOf(
    { companyName: 'Kestrel Bulk' },
    { description: { en: 'unmistakable zebrawood' } },
  )

  expect(await pageAt('/search?q=zebrawood')).toContain('Kestrel Bulk')
  expect(await pageAt(`/users/${userId}`)).toMatch(/company-initials[^>]*>KB</u)
})
