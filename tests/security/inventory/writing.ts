import type { z } from 'zod'

/** Who sends a form in these tests: each kind has accounts and items of its own (`people.ts`). */
export type Sender = 'visitor' | 'user' | 'admin'

/** A value of a form or of JSON. `{name}` stands for something of the sender's: see `Ids`. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

export type Fields = Readonly<Record<string, Value>>

/** A form or an endpoint, with values that it accepts. */
export type Writing = {
  /** The pattern of its address, a line of the policy. */
  readonly pattern: string
  /** Which of its page's changes, as the form's address says: 'change=role'. */
  readonly query?: string
  readonly as: Sender
  /** What the action reads it with: its fields are taken from there. */
  readonly schema?: z.ZodType
  /** The fields of a form that is read without a schema. */
  readonly fields?: readonly string[]
  readonly values: Fields
  /** What valid values get when that is no success: the reason is outside of the form. */
  readonly status?: number
  /** Why it is sent only once: afterwards the sender has no session, or no account. */
  readonly ends?: true
}
