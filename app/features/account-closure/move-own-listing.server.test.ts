import { beforeAll, describe, expect, test } from 'vitest'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { MOVES } from '#app/features/items/rules.ts'
import { MODERATION_ACTION_NAMES } from '#app/features/moderation/actions.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { SET_STATUS } from '#app/features/moderation/outcome.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { deleteListing } from './delete-listing.server.ts'
import { moveOwnListing } from './move-own-listing.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function aRenewingListing() {
  const { id: userId, email } = await aProfile(db)
  const listing = await aListing(db, { userId, title: { en: 'Reefer' } })
  const ids = { stripeSubscriptionId: `sub_${listing.id}`, stripeCustomerId: `cus_${userId}` }
  const charge = {
    packageType: 'silver',
    status: 'active',
    amountCents: 10_000,
    currentPeriodEnd: daysAgo(-12),
  } as const
  await db
    .insertInto('subscriptions')
    .values({ userId, listingId: listing.id, listingTitle: 'Reefer', ...ids, ...charge })
    .execute()
  const actor = anActor({ id: userId, email })
  return { listing, email, actor, ctx: { ...ctxFor(db), actor } }
}

type Renewing = Awaited<ReturnType<typeof aRenewingListing>>

/** Every way to change what the public sees of a listing, with the boxes as they are when the question opens. */
const WAYS: readonly (readonly [name: string, act: (one: Renewing) => Promise<unknown>])[] = [
  ...MOVES.map((to) => {
    const move = ({ ctx, listing }: Renewing) =>
      moveOwnListing(ctx, { id: listing.id, to, endsRenewal: true })
    return [`its owner makes it ${to}`, move] as const
  }),
  ['its owner deletes it', ({ ctx, listing }) => deleteListing(ctx, { id: listing.id })],
  ...MODERATION_ACTION_NAMES.map((action) => {
    const moderate = async ({ listing }: Renewing) =>
      moderateItems(await adminCtx(db), anOrder(action, [listing]))
    return [`an admin chooses ${action}`, moderate] as const
  }),
  ...LISTING_STATUSES.map((status) => {
    const set = async ({ listing }: Renewing) =>
      moderateItems(await adminCtx(db), { ...anOrder('feature', [listing]), action: SET_STATUS, status })
    return [`an admin sets ${status}`, set] as const
  }),
]

async function stateOf({ listing: { id } }: Renewing) {
  const shown = db.selectFrom('listings').select('id').where('id', '=', id).where(isPublic('listings', NOW))
  const { cancelAtPeriodEnd } = await db
    .selectFrom('subscriptions')
    .select('cancelAtPeriodEnd')
    .where('listingId', '=', id)
    .executeTakeFirstOrThrow()
  return { isShown: (await shown.execute()).length > 0, renews: !cancelAtPeriodEnd }
}

describe('[DASH-14] no one pays by oversight for a listing that no one sees', () => {
  test.each(WAYS)('after %s, it renews exactly while it is shown, and its end is mailed', async (_, act) => {
    const renewing = await aRenewingListing()
    await act(renewing).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error
    })
    const { isShown, renews } = await stateOf(renewing)
    expect(renews).toBe(isShown)
    const templates = (await emailsTo(db, renewing.email)).map(({ template }) => template)
    expect(templates.filter((one) => /billing\.renewal-(off|ended)/u.test(one))).toHaveLength(isShown ? 0 : 1)
  })

  test('with the box unticked, the renewal stays on', async () => {
    const renewing = await aRenewingListing()
    const { ctx, listing } = renewing
    await moveOwnListing(ctx, { id: listing.id, to: 'inactive', endsRenewal: false })
    expect(await stateOf(renewing)).toEqual({ isShown: false, renews: true })
  })

  test.each(['inactive', 'sold'])(
    'the question before %s names the charge, and ticks the box',
    async (ask) => {
      const { listing, actor } = await aRenewingListing()
      const site = await siteWith(db, { actor })
      const page = await (await site.get(`/dashboard/listings/${listing.id}?ask=${ask}`)).text()
      expect(page).toContain('Automatic renewal is on: $100.00 will still be charged on Feb 28, 2026.')
      expect(page).toMatch(/<input(?=[^>]*name="renewal")(?=[^>]*value="off")[^>]*checked/u)

      const form = new URLSearchParams({ kind: 'listing', id: listing.id, to: ask, renewal: 'off' })
      expect(await (await site.post('/dashboard', form)).text()).toContain('You won’t be charged again')
      expect(await (await site.get('/dashboard')).text()).not.toContain('next charge')
    },
  )

  test('a sold listing that still renews keeps the switch on its card', async () => {
    const { listing, actor, ctx } = await aRenewingListing()
    await moveOwnListing(ctx, { id: listing.id, to: 'sold', endsRenewal: false })
    const page = await (await (await siteWith(db, { actor })).get('/dashboard')).text()
    expect(page).toContain('Turn off automatic renewal')
  })
})
