import { describe, expect, test } from 'vitest'
import { findChange } from '#app/features/billboards/changes/queries.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Actor } from '#app/lib/actor.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'
import { adById, listingById } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'

// [FORM-04] Two users, or two tabs of one, edit the same thing: the later one is shown both versions.

const { db } = useDatabase()

async function aUser(role: Actor['role'] = 'user'): Promise<Actor> {
  const { id, email } = await aProfile(db, { role })
  return anActor({ id, email, role })
}

const sentBillboard = (given: Record<string, string>) =>
  new URLSearchParams({
    titleEn: 'Tires',
    descriptionEn: 'Day and night.',
    price: 'Free',
    location: 'Gary, IN',
    category: 'repair-shops-parts',
    contactType: 'website',
    websiteUrl: 'https://tires.example/',
    ...given,
  })

const sentProfile = (given: Record<string, string>) =>
  new URLSearchParams({ fullName: 'Dana', language: 'en', emailNotifications: 'on', ...given })

type Case = {
  readonly path: string
  readonly sent: (given: Record<string, string>) => URLSearchParams
  readonly actors: readonly [Actor, Actor]
  /** What the first one changes, the second one changes, and the labels of both fields. */
  readonly changes: readonly [Record<string, string>, Record<string, string>]
  readonly stored: () => Promise<string>
  /** Which of the forms on the page it is. */
  readonly at?: number
  readonly action?: string
}

/** Each form that edits something, by what is edited. */
const billboardOf = (id: string, actors: Case['actors']): Case => ({
  path: `/edit-ad/${id}`,
  sent: sentBillboard,
  actors,
  changes: [{ price: '$10' }, { price: '$20' }],
  stored: async () => (await adById(db, id)).price,
})

const CASES = {
  async 'a listing, by its owner in two tabs'(): Promise<Case> {
    const owner = await aUser()
    const { id } = await aListing(db, { userId: owner.id })
    return {
      path: `/dashboard/listings/${id}/edit`,
      sent: (given) => sentListing({ businessCity: 'Gary', ...given }),
      actors: [owner, owner],
      changes: [{ businessCity: 'Hammond' }, { businessCity: 'Schiller Park' }],
      stored: async () => (await listingById(db, id)).businessCity,
    }
  },
  async 'a listing, by two admins'(): Promise<Case> {
    const { id } = await aListing(db)
    return {
      path: `/admin/ads/listing/${id}/edit`,
      sent: sentListing,
      actors: [await aUser('admin'), await aUser('admin')],
      changes: [{ titleEn: 'First title' }, { titleEn: 'Second title' }],
      stored: async () => (await listingById(db, id)).title['en'] ?? '',
    }
  },
  async 'a banner ad, by two admins'(): Promise<Case> {
    const { id } = await anAd(db)
    const admins = [await aUser('admin'), await aUser('admin')] as const
    return { ...billboardOf(id, admins), path: `/admin/ads/banner/${id}/edit` }
  },
  async 'a banner ad that waits, by its owner and an admin'(): Promise<Case> {
    const owner = await aUser()
    const { id } = await anAd(db, { userId: owner.id, status: 'pending', moderation: 'waiting' })
    return billboardOf(id, [await aUser('admin'), owner])
  },
  async 'the change of an approved banner ad, in two tabs'(): Promise<Case> {
    const owner = await aUser()
    const { id } = await anAd(db, { userId: owner.id })
    const stored = async () => (await findChange(db, id))?.price ?? ''
    return { ...billboardOf(id, [owner, owner]), stored }
  },
  async 'the schedule of a banner ad'(): Promise<Case> {
    const owner = await aUser()
    const { id } = await anAd(db, { userId: owner.id })
    return {
      path: `/edit-ad/${id}`,
      action: '?do=schedule',
      at: 1,
      sent: (given) => new URLSearchParams(given),
      actors: [owner, owner],
      changes: [{ endsOn: '2026-03-20' }, { endsOn: '2026-03-22' }],
      stored: async () => (await adById(db, id)).endsAt?.toISOString().slice(0, 10) ?? '',
    }
  },
  async 'billing details, in two tabs'(): Promise<Case> {
    const user = await aUser()
    const row = () =>
      db.selectFrom('billingDetails').selectAll().where('userId', '=', user.id).executeTakeFirst()
    return {
      path: '/dashboard/payments',
      sent: (given) => new URLSearchParams({ address: '1 Dock St', ...given }),
      actors: [user, user],
      changes: [{ company: 'First Freight' }, { company: 'Second Freight' }],
      stored: async () => (await row())?.company ?? '',
    }
  },
  async 'a profile, in two tabs'(): Promise<Case> {
    const user = await aUser()
    const row = () =>
      db.selectFrom('profiles').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    return {
      path: '/profile?edit',
      sent: sentProfile,
      actors: [user, user],
      changes: [{ bio: 'First text' }, { bio: 'Second text' }],
      stored: async () => (await row()).bio,
    }
  },
}

async function twoTabs({ path, sent, actors, action = '', at = 0 }: Case) {
  const open = async (actor: Actor) => {
    const site = await siteWith(db, { actor })
    const version = formVersionsIn(await (await site.get(path)).text())[at] ?? ''
    return {
      version,
      save: (given: Record<string, string>) => site.post(`${path}${action}`, sent({ version, ...given })),
    }
  }
  return [await open(actors[0]), await open(actors[1])] as const
}

const textOf = (value: string) => value.replace(/^2026-03-(\d\d)$/u, 'Mar $1, 2026')

describe.each(Object.entries(CASES))('[FORM-04] %s', (_, make) => {
  test('the later save is refused with both versions, and loses neither', async () => {
    const given = await make()
    const [first, second] = await twoTabs(given)
    const [earlier, later] = given.changes
    expect(first.version).not.toBe('')
    expect((await first.save(earlier)).status).toBeLessThan(400)
    const stored = await given.stored()

    const refused = await second.save(later)
    const page = await refused.text()
    expect(refused.status).toBe(409)
    expect(await given.stored()).toBe(stored)
    for (const change of [earlier, later])
      for (const value of Object.values(change)) expect(page).toContain(textOf(value))
    expect(page).toContain('This was saved elsewhere in the meantime')
    expect(page).toContain('Take theirs')
    expect(page).toContain('Keep mine')
  })

  test('one’s own version is kept by sending it over the one that was shown, unless that changed again', async () => {
    const given = await make()
    const [first, second] = await twoTabs(given)
    const [earlier, later] = given.changes
    await first.save(earlier)
    const shown = formVersionsIn(await (await second.save(later)).text())[given.at ?? 0] ?? ''
    expect(shown).not.toBe(second.version)
    expect((await second.save({ ...later, version: shown })).status).toBeLessThan(400)
    const kept = await given.stored()

    expect((await first.save({ ...earlier, version: shown })).status).toBe(409)
    expect(await given.stored()).toBe(kept)
  })

  test('hostile versions save nothing, and an unknown or missing one is asked about', async () => {
    const given = await make()
    const [tab] = await twoTabs(given)
    const [change] = given.changes
    const before = await given.stored()
    for (const version of [
      "'; drop table ads --",
      '9'.repeat(5000),
      '-1',
      '[object Object]',
      '0x10',
      'ABCDEF0123456789',
    ])
      expect((await tab.save({ ...change, version })).status).toBe(422)
    expect((await tab.save({ ...change, version: '\0' })).status).toBe(400)
    for (const version of ['0123456789abcdef', ''])
      expect((await tab.save({ ...change, version })).status).toBe(409)
    expect(await given.stored()).toBe(before)
  })

  test('two at the very same moment: one is saved, the other is asked', async () => {
    const given = await make()
    const [first, second] = await twoTabs(given)
    const responses = await Promise.all([first.save(given.changes[0]), second.save(given.changes[1])])
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(1)
  })
})

test('[FORM-04] what no form edits makes no form stale: views, status and moderation', async () => {
  const given = await CASES['a listing, by two admins']()
  const [tab] = await twoTabs(given)
  await db.updateTable('listings').set({ views: 99, status: 'inactive', updatedAt: new Date() }).execute()
  expect((await tab.save(given.changes[0])).status).toBe(200)
})

test('[FORM-04] both tabs say the same: no one is asked', async () => {
  const given = await CASES['a banner ad, by two admins']()
  const [first, second] = await twoTabs(given)
  await first.save(given.changes[0])
  expect((await second.save(given.changes[0])).status).toBe(200)
})

test.each(LOCALES)('[FORM-04] in %s, with the names of fields and values', async (locale) => {
  const t = TRANSLATE[locale]
  const admin = await aUser('admin')
  const { id } = await aListing(db, { category: 'jobs' })
  const site = await siteWith(db, { actor: admin })
  const sent = sentListing({
    category: 'mechanics',
    [locale === 'ru' ? 'titleRu' : 'titleEs']: 'x',
    serviceAreaType: 'all_states',
  })
  const page = await (await site.post(inLanguage(locale, `/dashboard/listings/${id}/edit`), sent)).text()
  expect(page).toContain(t('forms.staleTitle'))
  for (const name of ['theirs', 'yours', 'takeTheirs', 'keepMine'] as const)
    expect(page).toContain(t(`forms.${name}`))
  expect(page).toContain(`${t('posting.service')} · ${t('posting.area')}`)
  expect(page).toContain(t('posting.allStates'))
})
