import { randomUUID } from 'node:crypto'
import { phoneOf } from '#app/features/accounts/profile/queries.server.ts'
import { LISTING_FIELD_NAMES, LISTING_FIELDS } from '#app/features/items/listing-fields.ts'
import { whyNotPost } from '#app/features/items/rules.ts'
import { tierNamed } from '#app/features/pricing/packages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { DRAFT_FIELDS, draftName, type FormMode, type FormStart } from './form-draft.ts'
import { requiredLanguage } from './listing-form.ts'
import { findDraft, type ListingToEdit, lastTierBought, listingToEdit, ownUploads } from './queries.server.ts'
import { whyNotEdit, whyNotRepost } from './rules.ts'
import { storedDraft } from './schema.ts'

type Values = FormStart['values']

function textsOf({ title, description }: ListingToEdit): Values {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [TEXT_FIELDS[locale].title, title[locale] ?? ''],
      [TEXT_FIELDS[locale].description, description[locale] ?? ''],
    ]),
  )
}

function valuesOf(listing: ListingToEdit): Values {
  const plain = LISTING_FIELD_NAMES.map((field) => [field, listing[field] ?? ''] as const)
  return { ...textsOf(listing), ...Object.fromEntries(plain) }
}

type Unsent = { readonly values: Values; readonly pictures: readonly string[] | null }

/** What was typed before and not sent; null when there is nothing. */
async function unsentOf({ db, actor }: PersonalCtx, name: string): Promise<Unsent | null> {
  const kept = await findDraft(db, actor.id, name)
  if (!kept) return null
  const fields = storedDraft.parse(kept.fields)
  const texts = DRAFT_FIELDS.map((field) => [field, fields[field]] as const)
  const pictures = fields.pictures
  return {
    values: Object.fromEntries(texts.filter(([, value]) => typeof value === 'string')),
    pictures: typeof pictures === 'string' ? [pictures] : (pictures ?? null),
  }
}

async function picturesNamed(
  { db, actor }: PersonalCtx,
  ids: readonly string[],
  already: readonly Picture[],
) {
  const own = ids.length > 0 ? await ownUploads(db, actor.id, ids) : []
  const known = new Map([...own, ...already].map((picture) => [picture.id, picture]))
  return ids.map((id) => known.get(id)).filter((picture) => picture !== undefined)
}

/** Returns the initial package of the picker: the one the listing had, else the one its owner bought last. */
async function tierOf({ db, actor }: PersonalCtx, listing: ListingToEdit | null): Promise<Values> {
  const tier = listing ? tierNamed(listing.paymentType) : await lastTierBought(db, actor.id)
  return tier ? { tier } : {}
}

/** A new listing is written about its poster: name and telephone number of the profile. An admin writes for others. */
async function aboutActor({ db, actor }: PersonalCtx, mode: FormMode): Promise<Values> {
  return {
    contactPhone: mode === 'post' ? await phoneOf(db, actor.id) : '',
    contactName: actor.fullName.slice(0, LISTING_FIELDS.contactName.max),
    serviceAreaType: 'specific_state',
  }
}

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

/**
 * Returns the initial values of a listing's form: those of the listing, overridden by a draft. Refuses as the rules
 * do; another user's listing does not exist.
 */
export async function openForm(
  ctx: PersonalCtx,
  mode: FormMode,
  id: string | null = null,
): Promise<FormStart> {
  const listing = await listingFor(ctx, mode, id)
  const name = draftName(mode, id)
  const unsent = await unsentOf(ctx, name)
  const already = listing?.images ?? []
  const written = listing ? valuesOf(listing) : await aboutActor(ctx, mode)
  const values = { ...written, ...(await tierOf(ctx, listing)), ...unsent?.values }
  return {
    name,
    values,
    formId: values.formId ?? randomUUID(),
    pictures: unsent?.pictures ? await picturesNamed(ctx, unsent.pictures, already) : already,
    required: requiredLanguage(listing?.title ?? {}, ctx.locale),
    isRestored: unsent !== null,
  }
}
