import {
  type ListingFacts,
  type ListingState,
  listingStateOf,
} from '#app/features/billing/subscriptions/rules.ts'
import { LISTING_LIMITS } from '#app/features/items/listing-fields.ts'
import { fold } from '#app/lib/fold.ts'
import { textOf } from '../field-values.ts'
import { shortened } from '../parsing/repaired-texts.ts'
import { type ImportRun, type Planned, type SourceRow, seenKey } from './import-run.ts'
import { findRemembered } from './remembered-rows.server.ts'
import { type Owner, ownerKey } from './resolve-owners.server.ts'

/** A listing that a subscription may renew; one that a dry run would make has no id. */
type Renewed = { readonly id: string | null; readonly title: string; readonly state: ListingState }

const sameTitle = (title: string) => fold(shortened(title, LISTING_LIMITS.title).text)

async function storedListings({ ctx, source }: ImportRun, key: string, owner: Owner) {
  if (owner.id === '') return []
  const named = await findRemembered(ctx.db, { source, kind: 'listings' }, key === '' ? [] : [key])
  const rows = await ctx.db
    .selectFrom('listings')
    .select(['id', 'title', 'status', 'moderation', 'paymentStatus', 'deletedAt', 'ownerHidden'])
    .where('userId', '=', owner.id)
    .where('replacedBy', 'is', null)
    .execute()
  return key === '' ? rows : rows.filter(({ id }) => id === named.get(key)?.targetId)
}

function plannedFacts(
  run: ImportRun,
  { owner = '', status, moderation = 'approved' }: Planned,
): ListingFacts {
  const paymentStatus = status === 'pending' ? 'pending' : 'completed'
  const ownerHidden = run.planned.get(seenKey('accounts', owner))?.isHidden ?? false
  return { moderation, paymentStatus, deletedAt: null, ownerHidden }
}

/** The planned listings by account, made once: every listing is planned before the first subscription is read. */
const byOwner = new WeakMap<ImportRun['planned'], ReadonlyMap<string | undefined, readonly Planned[]>>()

function plannedOf({ planned }: ImportRun, owner: string): readonly Planned[] {
  const isListing = ([name]: readonly [string, Planned]) => name.startsWith(seenKey('listings', ''))
  const known =
    byOwner.get(planned) ??
    Map.groupBy(
      [...planned].filter(isListing).map(([, one]) => one),
      (one) => one.owner,
    )
  byOwner.set(planned, known)
  return known.get(owner) ?? []
}

function plannedListings(run: ImportRun, key: string, owner: string): readonly Planned[] {
  const named = run.planned.get(seenKey('listings', key))
  if (key !== '') return named?.owner === owner ? [named] : []
  return plannedOf(run, owner)
}

/**
 * Returns the listings of the account that a subscription names, by the id of one of the import, or by its title: one if it
 * is clear which one is meant.
 */
export async function findRenewedListings(
  run: ImportRun,
  { values }: SourceRow,
  owner: Owner,
): Promise<readonly Renewed[]> {
  const key = textOf(values['listing'])
  const title = textOf(values['listingTitle'])
  const stored = await storedListings(run, key, owner)
  const all = [
    ...stored.map(({ id, title, status, ...facts }) => ({
      id,
      isLive: status === 'active',
      titles: Object.values(title),
      state: listingStateOf(facts),
    })),
    ...plannedListings(run, key, ownerKey(values)).map((one) => ({
      id: null,
      isLive: one.status === 'active',
      titles: one.titles,
      state: listingStateOf(plannedFacts(run, one)),
    })),
  ]
  const isMeant = (titles: readonly string[]) =>
    key !== '' || titles.some((one) => title !== '' && sameTitle(one) === sameTitle(title))
  const fitting = all.filter(({ titles }) => isMeant(titles))
  // A repost of the earlier site left the listing that had ended, with the same title.
  const live = fitting.filter(({ isLive }) => isLive)
  return (live.length === 1 ? live : fitting).map(({ id, titles, state }) => ({
    id,
    state,
    title: titles.find(Boolean) ?? title,
  }))
}
