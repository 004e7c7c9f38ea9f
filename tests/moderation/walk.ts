import { randomUUID } from 'node:crypto'
import { banUser, unbanUser } from '#app/features/account-closure/ban-user.server.ts'
import { deleteListing } from '#app/features/account-closure/delete-listing.server.ts'
import { deleteBillboard } from '#app/features/billboards/delete-billboard.server.ts'
import { expireBillboards } from '#app/features/billboards/expire-billboards.server.ts'
import { moveBillboard } from '#app/features/billboards/move-billboard.server.ts'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import { MOVES } from '#app/features/items/rules.ts'
import { moveListing } from '#app/features/listings/move-listing.server.ts'
import { editListing } from '#app/features/listings/posting/edit-listing.server.ts'
import { listingValues } from '#app/features/listings/posting/listing-values.ts'
import { listingToEdit } from '#app/features/listings/posting/queries.server.ts'
import { endTickerPlaces } from '#app/features/listings/publishing/end-ticker-places.server.ts'
import { expireListings } from '#app/features/listings/publishing/expire-listings.server.ts'
import type { ModerationAction } from '#app/features/moderation/actions.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { reportItem } from '#app/features/moderation/reports/report-item.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { ADMIN_ID, anOrder } from '#tests/factories/moderation.ts'
import { aPostedForm } from '#tests/factories/posting.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { adById, listingById } from '#tests/helpers/rows.ts'
import * as model from './item-model.ts'
import type { Step } from './steps.ts'
import { OTHERS_FEATURED, someItems, type WalkedItem } from './walked-items.ts'

export type Walk = Awaited<ReturnType<typeof aWalk>>

/** The entry of the log that a step makes. */
type LogEntry = { readonly targetId: string; readonly actorRole: 'admin' | 'user' }

/** What a step came to, and what the model says of it. `logs`: the entry that it must have made. */
type Outcome = { readonly isAllowed: boolean; readonly wasDone: boolean; readonly logs: LogEntry | null }

const byAdmin = (targetId: string): LogEntry => ({ targetId, actorRole: 'admin' })

/** Whether a step was done; a refusal is an outcome, anything else a bug. */
async function wasDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof RefusedError && error.refusal.kind !== 'unavailable') return false
      throw error
    },
  )
}

/** A user with six items, an admin, and a clock that moves with each step. */
export async function aWalk(db: Db) {
  const { owner, items } = await someItems(db)
  const state = { now: NOW, isBanned: false }
  const ctx = (actor: Parameters<typeof anActor>[0]): PersonalCtx => {
    const { now } = state
    return { ...ctxFor(db, { now }), actor: anActor({ ...actor, authenticatedAt: now }) }
  }
  return {
    db,
    owner,
    items,
    state,
    admin: () => ctx({ id: ADMIN_ID, role: 'admin' }),
    asOwner: () => ctx({ id: owner.id, role: state.isBanned ? 'banned' : 'user' }),
    stranger: () => ctx({ id: randomUUID() }),
    around(item: WalkedItem): model.Surroundings {
      const others = items.filter((one) => one !== item && one.model.featured && !one.model.deletedAt)
      return { ...state, othersFeatured: OTHERS_FEATURED + others.length }
    },
  }
}

type Order = Partial<Parameters<typeof moderateItems>[1]>

/** The order of an admin, or of the owner, who is none. */
async function order(
  walk: Walk,
  { id, model: { kind } }: WalkedItem,
  step: Pick<Step, 'isForeign' | 'isStale'>,
  given: Order,
) {
  const row = await (kind === 'listing' ? listingById : adById)(walk.db, id)
  const seen = step.isStale ? { ...row, updatedAt: new Date(row.updatedAt.getTime() - 1) } : row
  const by = step.isForeign ? walk.asOwner() : walk.admin()
  return wasDone(moderateItems(by, { ...anOrder('approve', [seen]), ...given }))
}

/** What an admin does with an item. */
async function decide(
  walk: Walk,
  item: WalkedItem,
  { action, ...step }: Omit<Step, 'name'> & { readonly action: ModerationAction | 'status' },
): Promise<Outcome> {
  const status = LISTING_STATUSES[step.how % LISTING_STATUSES.length] ?? 'active'
  const done = await order(walk, item, step, { action, status })
  const around = walk.around(item)
  const judge = () =>
    action === 'status'
      ? model.setModelStatus(item.model, status, around)
      : model.moderateModel(item.model, action, around)
  return { isAllowed: !step.isForeign && !step.isStale && judge(), wasDone: done, logs: byAdmin(item.id) }
}

async function edit({ db, state }: Walk, { id }: WalkedItem, by: PersonalCtx): Promise<void> {
  const listing = await listingToEdit(db, id)
  const version = listing && versionOf(listingValues(listing))
  await editListing(by, { id, form: aPostedForm({ titleEn: `At ${state.now.getTime()}`, version }) })
}

type OwnStep = 'move' | 'drop' | 'edit'

/** What the owner, or another user, does. */
async function own(walk: Walk, item: WalkedItem, { how, isForeign }: Step, name: OwnStep): Promise<Outcome> {
  const { id, model: known } = item
  const by = isForeign ? walk.stranger() : walk.asOwner()
  const to = MOVES[how % MOVES.length] ?? 'active'
  const isListing = known.kind === 'listing'
  const works = {
    move: () => (isListing ? moveListing : moveBillboard)(by, { id, to }),
    drop: () => (isListing ? deleteListing : deleteBillboard)(by, { id }),
    edit: () => edit(walk, item, by),
  }
  const judges = {
    move: () => model.moveModel(known, to, walk.around(item)),
    drop: () => model.deleteModel(known, walk.around(item)),
    edit: () => model.editModel(known, walk.around(item)),
  }
  const done = await wasDone(works[name]())
  const isAllowed = !isForeign && judges[name]()
  return { isAllowed, wasDone: done, logs: name === 'edit' ? { targetId: id, actorRole: 'user' } : null }
}

async function report(walk: Walk, item: WalkedItem): Promise<Outcome> {
  const { publicId, model: known } = item
  // All reports of these walks come from one address.
  await walk.db.deleteFrom('rateBuckets').execute()
  const asked = { kind: known.kind, publicId }
  const done = await wasDone(reportItem(walk.stranger(), asked, { reason: 'scam', note: '' }))
  return { isAllowed: model.reportModel(known, walk.around(item)), wasDone: done, logs: null }
}

async function pass({ db, state, items, admin }: Walk, days: number): Promise<Outcome> {
  state.now = daysAfter(state.now, days)
  const { now } = state
  await expireListings({ db, now })
  await expireBillboards(admin())
  await endTickerPlaces({ db, now })
  for (const item of items) model.passModel(item.model, now)
  return { isAllowed: true, wasDone: true, logs: null }
}

async function suspend(walk: Walk, { isForeign }: Step, isToBan: boolean): Promise<Outcome> {
  const [by, userId] = [isForeign ? walk.stranger() : walk.admin(), walk.owner.id]
  const done = await wasDone(isToBan ? banUser(by, { userId, reason: 'spam' }) : unbanUser(by, { userId }))
  const isAllowed = !isForeign && walk.state.isBanned !== isToBan
  if (isAllowed) walk.state.isBanned = isToBan
  return { isAllowed, wasDone: done, logs: byAdmin(userId) }
}

/** Takes a step, a second after the one before. */
export async function take(walk: Walk, step: Step): Promise<Outcome> {
  walk.state.now = new Date(walk.state.now.getTime() + 1000)
  const item = walk.items[step.which] ?? walk.items[0]
  if (!item) throw new Error('a walk has items')
  const { name, how } = step
  if (name === 'pass') return pass(walk, 1 + (how % 6))
  if (name === 'ban' || name === 'unban') return suspend(walk, step, name === 'ban')
  if (name === 'report') return report(walk, item)
  if (name === 'move' || name === 'drop' || name === 'edit') return own(walk, item, step, name)
  return decide(walk, item, { ...step, action: name })
}
