import { z } from 'zod'
import { MAX_IMPRESSIONS } from '#app/features/items/impressions.ts'
import { isUuid, parsePublicId } from '#app/lib/public-id.ts'

/** An item, by its id or by the number in its address. */
export type ItemName = { readonly id: string } | { readonly publicId: number }

function itemNamed(text: string): ItemName | null {
  if (isUuid(text)) return { id: text.toLowerCase() }
  const publicId = parsePublicId(text)
  return publicId === null ? null : { publicId }
}

/** What the counting endpoints take. */
export const itemInput = z.object({
  listingId: z.union([z.string(), z.number()]).transform((given, context) => {
    const name = itemNamed(String(given))
    if (name) return name
    context.addIssue({ code: 'custom', message: 'neither an id nor a public number' })
    return z.NEVER
  }),
})

const ids = z.array(z.uuid().toLowerCase()).max(MAX_IMPRESSIONS)

/** What a browser sends: the billboards that were seen, and those that were followed, by their ids. */
export const impressionsInput = z.object({ seen: ids, followed: ids })
