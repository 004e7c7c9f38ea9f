import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { allRows } from '#tests/helpers/all-rows.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'
import { siteWith } from '#tests/helpers/site.ts'

// A host the operator has blocked, in every form that accepts a website for an item.

const { db, connectionString } = useDatabase()
const owner = { id: '', listing: '', billboard: '' }

beforeAll(async () => {
  await installJobs(connectionString)
  owner.id = (await aProfile(db, { role: 'admin' })).id
  owner.listing = (await aListing(db, { userId: owner.id })).id
  owner.billboard = (await anAd(db, { userId: owner.id })).id
})

const websiteUrl = 'https://login.Bad.example/haulpost'
const listing = () =>
  sentListing({ titleRu: 'Шины', descriptionRu: 'Круглые сутки.', websiteUrl, formId: randomUUID() })
const billboard = () =>
  new URLSearchParams({
    formId: randomUUID(),
    titleEn: 'Tires',
    titleRu: 'Шины',
    descriptionEn: 'Day and night.',
    descriptionRu: 'Круглые сутки.',
    price: '$1200',
    category: 'repair-shops-parts',
    contactType: 'website',
    websiteUrl,
  })

const DOORS = [
  ['a new listing', () => ['/post-listing?write=1', listing()]],
  ['a listing that is changed', () => [`/dashboard/listings/${owner.listing}/edit`, listing()]],
  ['a listing that is posted again', () => [`/dashboard/listings/${owner.listing}/repost`, listing()]],
  ['a new billboard', () => ['/post-ad?write=1', billboard()]],
  ['a billboard that is changed', () => [`/edit-ad/${owner.billboard}`, billboard()]],
  ['a listing of an admin', () => ['/admin/ads/new', listing()]],
  ['a billboard an admin changes', () => [`/admin/ads/banner/${owner.billboard}/edit`, billboard()]],
] as const satisfies readonly (readonly [string, () => readonly [string, URLSearchParams]])[]

test.each(DOORS)(
  '[POST-03] %s does not link to a blocked host; the page says so, and nothing typed is lost',
  async (_, open) => {
    const site = await siteWith(db, {
      actor: anActor({ id: owner.id, role: 'admin', language: 'ru' }),
      settings: { blockedHosts: ['bad.example'] },
    })
    const [address, form] = open()
    const [version] = formVersionsIn(await (await site.get(address)).text())
    if (version) form.set('version', version)
    const before = await allRows(db)

    const response = await site.post(address, form)

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(TRANSLATE.ru('posting.blockedHost', { host: 'bad.example' }))
    expect(page).toContain(`value="${websiteUrl}"`)
    expect(await allRows(db)).toBe(before)
  },
)
