import { z } from 'zod'

// Messages are stored as Application Resource Bundles: JSON with one ICU message per key, and what a translator has to
// know of it under the same key with an @. https://github.com/google/app-resource-bundle

const attributes = z.strictObject({
  description: z.string().min(1).optional(),
  'x-max-length': z.int().positive().optional(),
})

export type Entry = {
  readonly text: string
  readonly description?: string | undefined
  /** The most characters a message may have in any language, numbers and names not filled in. */
  readonly maxLength?: number | undefined
}

/** The messages of one feature in one language. */
export type Bundle = {
  readonly locale: string
  readonly context: string | null
  readonly entries: ReadonlyMap<string, Entry>
}

const KEY = /^[a-z][\w-]*$/u

/** Reads a bundle. Throws with the key that is wrong. */
export function parseBundle(json: string): Bundle {
  const file = z.record(z.string(), z.unknown()).parse(JSON.parse(json))
  const { '@@locale': locale, '@@context': context, ...rest } = file
  const keys = Object.keys(rest).filter((key) => !key.startsWith('@'))
  const strange = Object.keys(rest).find((key) =>
    key.startsWith('@') ? !(key.slice(1) in rest) : !KEY.test(key),
  )
  if (strange) throw new Error(`${strange} is neither a key nor belongs to one`)
  return {
    locale: z.string().parse(locale),
    context: z.string().optional().parse(context) ?? null,
    entries: new Map(keys.map((key) => [key, entryOf(rest, key)])),
  }
}

function entryOf(file: Readonly<Record<string, unknown>>, key: string): Entry {
  const about = attributes.optional().safeParse(file[`@${key}`])
  const text = z.string().min(1).safeParse(file[key])
  if (!text.success || !about.success) throw new Error(`${key} is not a message with known attributes`)
  return {
    text: text.data,
    description: about.data?.description,
    maxLength: about.data?.['x-max-length'],
  }
}

/** Writes a bundle, with the keys in the order given. */
export function formatBundle({ locale, context, entries }: Bundle): string {
  const file: Record<string, unknown> = { '@@locale': locale }
  if (context !== null) file['@@context'] = context
  for (const [key, { text, description, maxLength }] of entries) {
    file[key] = text
    const about = { description, 'x-max-length': maxLength }
    if (Object.values(about).some((value) => value !== undefined)) file[`@${key}`] = about
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
