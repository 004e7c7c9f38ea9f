import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import type { Move } from '#app/features/items/rules.ts'
import type { ModerationAction } from '#app/features/moderation/actions.ts'
import { DAY_MS } from '#app/lib/day.ts'

// What MOD-04, MOD-06, TICK-02, DASH-03 and D-03 to D-09 say of an item, said once more: each function judges a step, and
// makes it if it is allowed. It returns whether it was.

export type ModelItem = {
  readonly kind: 'listing' | 'banner'
  readonly isPaid: boolean
  /** Its place in the ticker is paid for until then. */
  placeUntil: Date | null
  status: ListingStatus
  moderation: Moderation
  featured: boolean
  deletedAt: Date | null
  expiresAt: Date | null
  openReports: number
}

/** What surrounds an item while a step is judged. */
export type Surroundings = { readonly now: Date; readonly isBanned: boolean; readonly othersFeatured: number }

const CAP = 20
const PERIOD_MS = 30 * DAY_MS

const isOver = ({ expiresAt }: ModelItem, now: Date) => expiresAt !== null && expiresAt <= now
const isShown = ({ status, moderation }: ModelItem) => status === 'active' && moderation === 'approved'
const canLive = (item: ModelItem, now: Date) => item.isPaid && !isOver(item, now)

export const isModelPublic = (item: ModelItem, { now, isBanned }: Surroundings): boolean =>
  isShown(item) && !item.deletedAt && !isBanned && !isOver(item, now)

const holdsPlace = ({ placeUntil }: ModelItem, now: Date) => placeUntil !== null && placeUntil > now

/** What follows where an item is shown: its time begins once, and a paid place in the ticker is its own again. */
function show(item: ModelItem, now: Date): void {
  if (!isShown(item)) return
  item.expiresAt ??= new Date(now.getTime() + PERIOD_MS)
  if (holdsPlace(item, now)) item.featured = true
}

function takeDown(item: ModelItem, moderation: Moderation): boolean {
  if (item.moderation === moderation) return false
  Object.assign(item, { status: 'inactive', moderation, featured: false, openReports: 0 })
  return true
}

/** A listing leaves the ticker with what was paid for it; a place that was given by hand to a banner stays. */
function hide(item: ModelItem, status: ListingStatus): void {
  item.status = status
  if (item.kind === 'listing') item.featured = false
}

function approve(item: ModelItem, now: Date): boolean {
  if (!canLive(item, now) || isShown(item)) return false
  Object.assign(item, { status: 'active', moderation: 'approved', openReports: 0 })
  show(item, now)
  return true
}

function feature(item: ModelItem, around: Surroundings): boolean {
  if (item.featured || !isModelPublic(item, around) || around.othersFeatured >= CAP) return false
  item.featured = true
  return true
}

function restore(item: ModelItem, now: Date): boolean {
  if (!item.deletedAt || now.getTime() - item.deletedAt.getTime() > PERIOD_MS) return false
  item.deletedAt = null
  show(item, now)
  return true
}

type Judge = (item: ModelItem, around: Surroundings) => boolean

const ACTIONS: Readonly<Record<ModerationAction, Judge>> = {
  approve: (item, { now }) => approve(item, now),
  reject: (item) => takeDown(item, 'rejected'),
  remove: (item) => takeDown(item, 'removed'),
  dismiss(item) {
    if (item.openReports === 0) return false
    item.openReports = 0
    return true
  },
  feature,
  unfeature(item, { now }) {
    if (!item.featured || holdsPlace(item, now)) return false
    item.featured = false
    return true
  },
  deactivate(item) {
    if (item.status !== 'active') return false
    hide(item, 'inactive')
    item.openReports = 0
    return true
  },
  reactivate(item, { now }) {
    if (item.status !== 'inactive' || item.moderation !== 'approved' || !canLive(item, now)) return false
    item.status = 'active'
    show(item, now)
    return true
  },
  delete(item, { now }) {
    Object.assign(item, { deletedAt: now, featured: false, openReports: 0 })
    return true
  },
  restore: (item, { now }) => restore(item, now),
}

export function moderateModel(item: ModelItem, action: ModerationAction, around: Surroundings): boolean {
  if (item.deletedAt && action !== 'restore') return false
  return ACTIONS[action](item, around)
}

/** An admin gives one of the five statuses by hand. */
export function setModelStatus(item: ModelItem, status: ListingStatus, { now }: Surroundings): boolean {
  if (item.deletedAt || item.status === status) return false
  if (status !== 'active') hide(item, status)
  else if (!canLive(item, now)) return false
  item.status = status
  show(item, now)
  return true
}

const FROM: Readonly<Record<Move, readonly ListingStatus[]>> = {
  active: ['inactive', 'sold'],
  inactive: ['active'],
  sold: ['active', 'inactive'],
}

/** Owners never lift a wait or a rejection. */
export function moveModel(item: ModelItem, to: Move, { now, isBanned }: Surroundings): boolean {
  if (item.deletedAt || isBanned) return false
  const alsoFrom = item.kind === 'banner' && to === 'active' && item.status === 'pending'
  if (!FROM[to].includes(item.status) && !alsoFrom) return false
  if (to === 'active' && !(canLive(item, now) && item.moderation === 'approved')) return false
  item.status = to
  if (item.kind === 'listing' || to !== 'active') item.featured = false
  show(item, now)
  return true
}

export function deleteModel(item: ModelItem, { now, isBanned }: Surroundings): boolean {
  if (item.deletedAt || isBanned) return false
  Object.assign(item, { deletedAt: now, featured: false })
  return true
}

export function editModel(item: ModelItem, { isBanned }: Surroundings): boolean {
  return item.kind === 'listing' && !item.deletedAt && !isBanned && item.moderation !== 'removed'
}

export function reportModel(item: ModelItem, around: Surroundings): boolean {
  if (!isModelPublic(item, around)) return false
  item.openReports += 1
  return true
}

/** What the jobs of the site make of an item as time passes. */
export function passModel(item: ModelItem, now: Date): void {
  if (item.status === 'active' && isOver(item, now))
    Object.assign(item, { status: 'expired', featured: false })
  if (!item.placeUntil || item.placeUntil > now) return
  Object.assign(item, { placeUntil: null, featured: false })
}
