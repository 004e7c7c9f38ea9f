import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { refuse } from '#app/lib/refusal.ts'
import { refused } from './guards.server.ts'

const MAX_FIELDS = 100

// 'address.city', 'images[4]'. Nothing of the form library's own, and nothing that reaches into objects themselves. The
// library makes a list as long as the largest number in brackets, so that a large one would fill the memory.
const FIELD = /^(?!__)(?=.{1,100}$)(?:[\w.-]|\[\d{0,2}\])+$/u
const REACHES_IN = /(?:^|[.[])(?:__\w*|constructor|prototype)(?:$|[.\]])/u

function isStrange(name: string, value: FormDataEntryValue): boolean {
  if (!FIELD.test(name) || REACHES_IN.test(name)) return true
  return typeof value === 'string' && value.includes('\0')
}

/**
 * Reads what a form sent and judges it by `schema`; `answer` does the rest. What no form of ours could have sent ends the
 * request with 400: a NUL, which the database cannot store, too many fields, or no form at all.
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
  return parseWithZod(form, { schema })
}
