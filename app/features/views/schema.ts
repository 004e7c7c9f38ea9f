import { z } from 'zod'
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
