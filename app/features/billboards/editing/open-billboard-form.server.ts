import { randomUUID } from 'node:crypto'
import { draftPictures } from '#app/features/uploads/queries.server.ts'
import { draftList, draftTexts } from '#app/lib/draft.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { openDraft } from '#app/platform/forms/drafts.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
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
}

/** Returns the initial values of a billboard's form: those of the billboard, overridden by a draft. */
export async function openBillboardForm(
  ctx: PersonalCtx,
  { billboard, required, wantedDraft }: Opening,
): Promise<BillboardStart> {
  const { draft, fields } = await openDraft(ctx, billboardDraftName(billboard?.id ?? null), wantedDraft)
  const stored = billboard
    ? {
        ...billboardTexts(billboard),
        price: shownPrice(billboard.price),
        version: versionOf(billboardValues(billboard)),
      }
    : { formId: randomUUID() }
  return {
    draft,
    isNew: !billboard,
    values: { ...stored, ...draftTexts(fields, BILLBOARD_DRAFT_FIELDS) },
    pictures: await draftPictures(ctx, draftList(fields, 'pictures'), billboard?.images ?? []),
    required,
    origin: billboard?.origin ?? 'posted',
  }
}
