import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { refuse } from '#app/lib/refusal.ts'
import { UNNAMED_ERROR } from '#app/lib/unnamed-error.ts'
import { refused } from './guards.server.ts'

/** The facts of a listing alone may name every state twice. */
const MAX_FIELDS = 300

// 'address.city', 'images[4]'. No names of the form library's own, and none that reach into prototypes. The library
// creates a list as long as the largest index, so a large one would fill the memory.
const FIELD = /^(?!__)(?=.{1,100}$)(?:[\w.-]|\[\d{0,2}\])+$/u
const REACHES_IN = /(?:^|[.[])(?:__\w*|constructor|prototype)(?:$|[.\]])/u

function isStrange(name: string, value: FormDataEntryValue): boolean {
  if (!FIELD.test(name) || REACHES_IN.test(name)) return true
  return typeof value === 'string' && value.includes('\0')
}

/**
 * Reads a submitted form and validates it by `schema`; `runFormAction` does the rest. Input that no form of the site can send
 * ends the request with 400: a NUL, which the database cannot store, too many fields, or no form at all.
 */
export async function readForm<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Submission<z.input<S>, string[], z.output<S>>> {
  const form = await request.formData().catch(() => null)
  const entries = form ? [...form] : []
  if (!form || entries.length > MAX_FIELDS || entries.some(([name, value]) => isStrange(name, value))) {
    throw refused(refuse('malformed', 'common.badRequest'))
  }
  return parseWithZod(form, { schema, error: () => UNNAMED_ERROR })
}
