import { randomUUID } from 'node:crypto'
import { draftPictures } from '#app/features/uploads/queries.server.ts'
import { draftList, draftTexts } from '#app/lib/draft.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { openDraft } from '#app/platform/forms/drafts.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import type { PlaceChoice } from '../place-choice.ts'
import type { BillboardOrigin } from './billboard-origin.ts'
import type { BillboardTexts } from './billboard-texts.ts'
import {
  BILLBOARD_DRAFT_FIELDS,
  type BillboardStart,
  billboardDraftName,
  billboardTexts,
  billboardValues,
} from './billboard-values.ts'

type Opening = {
  /** The billboard that is edited; null for a new one. */
  readonly billboard: (BillboardTexts & { readonly id: string; readonly origin: BillboardOrigin }) | null
  /** The language whose texts are required. */
  readonly required: Locale
  /** The draft that the address names; without it, the newest one. */
  readonly wantedDraft: string | null
  /** The placement that the address names, for a new one. A draft that the address names as well has its own. */
  readonly choice?: PlaceChoice | null
}

/** A banner ad begins with the placement that was chosen, and with the category whose page it is on. */
function placeValues(choice: PlaceChoice | null, values: BillboardStart['values']): BillboardStart['values'] {
  if (!choice) return values
  const category = values.category || choice.category
  return { ...values, placement: choice.placement, ...(category && { category }) }
}

/** Returns the initial values of a billboard's form: those of the billboard, overridden by a draft. */
export async function openBillboardForm(
  ctx: PersonalCtx,
  { billboard, required, wantedDraft, choice = null }: Opening,
): Promise<BillboardStart> {
  const { draft, fields } = await openDraft(ctx, billboardDraftName(billboard?.id ?? null), wantedDraft)
  const stored = billboard
    ? {
        ...billboardTexts(billboard),
        price: shownPrice(billboard.price),
        version: versionOf(billboardValues(billboard)),
      }
    : { formId: randomUUID() }
  const values = { ...stored, ...draftTexts(fields, BILLBOARD_DRAFT_FIELDS) }
  return {
    draft,
    isNew: !billboard,
    values: wantedDraft ? values : placeValues(choice, values),
    pictures: await draftPictures(ctx, draftList(fields, 'pictures'), billboard?.images ?? []),
    required,
    origin: billboard?.origin ?? 'posted',
  }
}
