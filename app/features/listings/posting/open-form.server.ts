import { randomUUID } from 'node:crypto'
import { phoneOf } from '#app/features/accounts/profile/queries.server.ts'
import type { PlaceChoice } from '#app/features/billboards/place-choice.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { LISTING_FIELD_NAMES, LISTING_FIELDS } from '#app/features/items/listing-fields.ts'
import { whyNotPost } from '#app/features/items/rules.ts'
import { type Tier, tierNamed } from '#app/features/pricing/packages.ts'
import { packageWith } from '#app/features/pricing/placements.ts'
import { draftPictures } from '#app/features/uploads/queries.server.ts'
import { draftList, draftTexts, type FormValues, NO_DRAFT } from '#app/lib/draft.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { openDraft } from '#app/platform/forms/drafts.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { readLowLimits } from '#app/platform/limits/take-token.server.ts'
import { FLAG_FIELDS, LIST_FIELDS } from './attributes/attribute-fields.ts'
import { attributeWords } from './attributes/attribute-words.server.ts'
import { DRAFT_FIELDS, draftName, type FormMode, type FormStart } from './form-draft.ts'
import { requiredLanguage } from './listing-form.ts'
import { attributeLists, listingTexts, listingValues } from './listing-values.ts'
import { type ListingToEdit, lastListingOf, lastTierBought, listingToEdit } from './queries.server.ts'
import { whyNotEdit, whyNotRepost } from './rules.ts'

type Values = FormStart['values']

/** Returns the initial package of the picker: the one the listing had, else the one its owner bought last. */
async function tierOf({ db, actor }: PersonalCtx, listing: ListingToEdit | null): Promise<Values> {
  const tier = listing ? tierNamed(listing.paymentType) : await lastTierBought(db, actor.id)
  return tier ? { tier } : {}
}

/** Everything but the offer: how and where a poster is reached is mostly the same in the next listing. */
const REMEMBERED = LISTING_FIELD_NAMES.filter((name) => LISTING_FIELDS[name].section !== 'offer')

/** What a form says at first, and whether its user posts one listing after the other. */
type Written = { readonly values: Values; readonly isInSeries: boolean }

const isRecent = ({ createdAt }: { readonly createdAt: Date }, now: Date) =>
  now.getTime() - createdAt.getTime() < RATE_LIMITS.posting.per * 1000

/**
 * A new listing begins with the contact and the place of the last one; the first one with name and telephone number
 * of the profile. An admin writes for others.
 */
async function aboutActor({ db, actor, now }: PersonalCtx, mode: FormMode): Promise<Written> {
  const last = mode === 'post' ? await lastListingOf(db, actor.id) : undefined
  if (last)
    return { isInSeries: isRecent(last, now), values: recordOf(REMEMBERED, (name) => last[name] ?? '') }
  const values = {
    contactPhone: mode === 'post' ? await phoneOf(db, actor.id) : '',
    contactName: actor.fullName.slice(0, LISTING_FIELDS.contactName.max),
    serviceAreaType: 'specific_state',
  }
  return { isInSeries: false, values }
}

/** Returns the listing of the actor that a new one is to be like. Another user's does not exist. */
async function listingLike({ db, actor }: PersonalCtx, id: string): Promise<ListingToEdit> {
  const listing = await listingToEdit(db, id)
  const own = listing?.userId === actor.id ? listing : undefined
  assertFound(own, 'posting.notFound')
  return own
}

/** What the form says at first, and the version of it. Only edits send the version. */
const storedValues = (listing: ListingToEdit): Values => ({
  ...listingTexts(listing),
  version: versionOf(listingValues(listing)),
})

async function listingFor(
  ctx: PersonalCtx,
  mode: FormMode,
  id: string | null,
): Promise<ListingToEdit | null> {
  if (mode === 'post' || mode === 'admin') {
    assertAllowed(whyNotPost(ctx.actor))
    return null
  }
  const listing = id === null ? undefined : await listingToEdit(ctx.db, id)
  assertFound(listing, 'posting.notFound')
  assertAllowed((mode === 'edit' ? whyNotEdit : whyNotRepost)(listing, ctx.actor))
  return listing
}

/** What was typed. A draft has no box that is not checked: what the listing states is not checked again. */
function typedIn(fields: FormValues | null): Values {
  if (!fields) return {}
  return { ...recordOf(FLAG_FIELDS, () => ''), ...draftTexts(fields, DRAFT_FIELDS) }
}

/** What was chosen in a draft, else what the listing states. */
function listsOf(listing: ListingToEdit | null, fields: FormValues | null): FormStart['lists'] {
  const stored = listing ? attributeLists(listing) : null
  return recordOf(LIST_FIELDS, (name) => {
    return fields ? (draftList(fields, name) ?? []) : (stored?.[name] ?? [])
  })
}

/** The package that the address names, and its placement. One without a placement replaces that of a draft. */
function boughtIn({ wantedTier = null, choice = null }: Opening): Values {
  if (choice === null) return wantedTier ? { tier: wantedTier, placement: '' } : {}
  return { tier: wantedTier ?? packageWith(choice.placement), placement: choice.placement }
}

/** What the address names comes before what a draft says, but for a category: facts were typed for that of the draft. */
function withAddress(values: Values, opening: Opening): Values {
  const category = values.category || opening.choice?.category
  return { ...values, ...boughtIn(opening), ...(category && { category }) }
}

type Opening = {
  readonly id?: string | null
  /** The draft that the address names; without it, the newest one. */
  readonly wantedDraft?: string | null
  /** The package that the address names. A draft that the address names as well has its own. */
  readonly wantedTier?: Tier | null
  /** The placement that the address names ([TEXT-06]). */
  readonly choice?: PlaceChoice | null
  /** An own listing whose facts and texts a new one begins with. Its pictures show another thing. */
  readonly like?: string | null
}

type Listings = { readonly listing: ListingToEdit | null; readonly model: ListingToEdit | null }

/**
 * Returns the listing that is edited, and the one whose values a form begins with: the same, or the one that a new listing
 * is to be like.
 */
async function listingsFor(
  ctx: PersonalCtx,
  mode: FormMode,
  { id = null, like = null }: Opening,
): Promise<Listings> {
  const listing = await listingFor(ctx, mode, id)
  return { listing, model: like === null ? listing : await listingLike(ctx, like) }
}

/** What was typed for another listing would hide what is copied from the one that `like` names. */
function openDraftFor(ctx: PersonalCtx, mode: FormMode, { id = null, wantedDraft = null, like }: Opening) {
  return openDraft(ctx, draftName(mode, id), like ? NO_DRAFT : wantedDraft)
}

/** What a form says at first: what is stored or known, then the package. */
async function writtenFor(ctx: PersonalCtx, mode: FormMode, { listing, model }: Listings): Promise<Written> {
  const { values, isInSeries } = model
    ? { values: storedValues(model), isInSeries: listing === null }
    : await aboutActor(ctx, mode)
  return { isInSeries, values: { ...values, ...(await tierOf(ctx, model)) } }
}

/** The limits that a user who posts in a series reaches. Who does not is not asked about ([POST-20]). */
function lowLimitsFor(ctx: PersonalCtx, { isInSeries }: Written): Promise<FormStart['limits']> {
  return isInSeries ? readLowLimits(ctx, ['posting', 'upload', 'uploadADay']) : Promise.resolve({})
}

function otherCategoryOf({ category }: Values, choice: PlaceChoice | null = null): CategorySlug | null {
  return choice && choice.category !== category ? choice.category : null
}

/**
 * Returns the initial values of a listing's form: those of the listing, overridden by a draft. Refuses as the rules
 * do; another user's listing does not exist.
 */
export async function openForm(ctx: PersonalCtx, mode: FormMode, opening: Opening = {}): Promise<FormStart> {
  const listings = await listingsFor(ctx, mode, opening)
  const { listing, model } = listings
  const { draft, fields } = await openDraftFor(ctx, mode, opening)
  const written = await writtenFor(ctx, mode, listings)
  const known = { ...written.values, ...typedIn(fields) }
  const values = opening.wantedDraft ? known : withAddress(known, opening)
  return {
    draft,
    values,
    lists: listsOf(model, fields),
    words: attributeWords(ctx.t),
    formId: values.formId ?? randomUUID(),
    pictures: await draftPictures(ctx, draftList(fields, 'pictures'), listing?.images ?? []),
    otherCategory: otherCategoryOf(values, opening.choice),
    required: requiredLanguage(model?.title ?? {}, ctx.locale),
    limits: await lowLimitsFor(ctx, written),
  }
}
