import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { registerView } from './register-view.server.ts'
import { revealContact } from './reveal-contact.server.ts'

const { db } = useDatabase()
const visitor = { address: '198.51.100.1', userAgent: 'Mozilla/5.0 (X11) Firefox/144.0' }
const ctx = ctxFor(db, { visitor })

const CONTACT = {
  contactName: 'Ann',
  contactEmail: 'ann@example.com',
  contactPhone: '(555) 010-0100',
  contactPhoneExtension: '12',
} as const

async function countsOf(id: string) {
  return db
    .selectFrom('dailyCounts')
    .select(['views', 'contacts'])
    .where('itemId', '=', id)
    .executeTakeFirst()
}

describe('[DET-02] the contact data of an item', () => {
  test('are name, e-mail, phone and extension, and nothing else', async () => {
    const { id } = await aListing(db, CONTACT)

    expect(await revealContact(ctx, { id })).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
      phone: '(555) 010-0100',
      extension: '12',
    })
  })

  test('of a billboard are told too', async () => {
    const { contactPhoneExtension: _, ...contact } = CONTACT
    const { adId } = await anAd(db, { ...contact, contactType: 'contact_info' })

    expect(await revealContact(ctx, { publicId: adId })).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
      phone: '(555) 010-0100',
      extension: '',
    })
  })

  test.each([
    ['taken down', { status: 'inactive' }],
    ['past its end', { expiresAt: daysAgo(1) }],
    ['rejected', { moderation: 'rejected' }],
  ] as const)('are told of nothing that is %s', async (_, given) => {
    const { id } = await aListing(db, { ...CONTACT, ...given })

    await expect(revealContact(ctx, { id })).rejects.toMatchObject({ refusal: { kind: 'notFound' } })
  })

  test('are told of nothing that belongs to a banned user', async () => {
    const { id: userId } = await aProfile(db)
    const { id } = await aListing(db, { ...CONTACT, userId })
    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', userId).execute()

    await expect(revealContact(ctx, { id })).rejects.toMatchObject({ refusal: { kind: 'notFound' } })
  })
})

describe('asking for contact data', () => {
  test('is counted for the owner, once per visitor', async () => {
    const { id } = await aListing(db, CONTACT)

    await revealContact(ctx, { id })
    await revealContact(ctx, { id })

    expect(await countsOf(id)).toEqual({ views: 0, contacts: 1 })
  })

  test('and looking are two things', async () => {
    const { id } = await aListing(db, CONTACT)

    await registerView(ctx, { id })
    await revealContact(ctx, { id })

    expect(await countsOf(id)).toEqual({ views: 1, contacts: 1 })
  })

  test('is not counted for the owner, who gets them all the same', async () => {
    const { id: userId } = await aProfile(db)
    const { id } = await aListing(db, { ...CONTACT, userId })
    const owner = ctxFor(db, { actor: anActor({ id: userId }), visitor, now: NOW })

    expect(await revealContact(owner, { id })).toMatchObject({ name: 'Ann' })
    expect(await countsOf(id)).toBeUndefined()
  })
})
