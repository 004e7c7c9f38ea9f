import { z } from 'zod'
import { DRAFT_MARK } from '#app/lib/draft.ts'

const MAX_TEXT_LENGTH = 8000
const MAX_VALUES = 60
const MAX_FIELDS = 120
const MAX_DRAFT_LENGTH = 20_000

// Text that the database can store.
const storable = z
  .string()
  .max(MAX_TEXT_LENGTH)
  .transform((text) => text.toWellFormed().replaceAll('\0', ''))

const fields = z
  .record(z.string().regex(/^[a-zA-Z]\w{0,40}$/u), z.union([storable, z.array(storable).max(MAX_VALUES)]))
  .refine((given) => Object.keys(given).length <= MAX_FIELDS)
  .refine((given) => JSON.stringify(given).length <= MAX_DRAFT_LENGTH)

/** What a browser sends while a user types; `fields: null` ends the draft. */
export const draftInput = z.object({
  /** What the form is for, with the id of what it edits. */
  form: z.string().regex(/^[a-z-]{1,15}(?::[\da-f-]{36})?$/u),
  /** Who opened the form. Someone else may have signed in in this browser since. */
  user: z.uuid().optional(),
  mark: z.string().regex(DRAFT_MARK),
  fields: fields.nullable(),
})

/** A form that arrived after its session had ended; `owner` is the field that `formatDraftOwner` wrote. */
export const interruptedForm = z.object({
  owner: z
    .string()
    .regex(/^[\da-f-]{36}\/[a-z-]{1,15}(?::[\da-f-]{36})?$/u)
    .transform((owner) => ({ user: owner.slice(0, 36), form: owner.slice(37) }))
    .refine(({ user }) => z.uuid().safeParse(user).success),
  mark: z.string().regex(DRAFT_MARK),
  fields,
})

export const draftResponse = z.object({ success: z.literal(true) })

/** What was kept, as far as it can still be read. */
export const storedDraft = fields.catch({})

/** The mark of the draft, as a field of a form; a strange one is no draft. */
export const draftMark = z.string().regex(DRAFT_MARK).optional().catch(undefined)

/** The version of what a form edits, as `versionOf` made it; none in a form that was opened by an older site. */
export const formVersion = z
  .string()
  .regex(/^[0-9a-f]{16}$/u)
  .optional()
