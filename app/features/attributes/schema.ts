import { z } from 'zod'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import type { AskedAttribute } from './asked-attributes.ts'
import { parseAttributes } from './parse-attributes.ts'
import type { Problem } from './problem.ts'

/** Returns what is wrong in words, for the field of the attribute. */
function problemText({ code, params }: Problem, t: Pick<AccountTranslate, 'dynamic'>): string {
  return t.dynamic(`attributeErrors.${code}`, params)
}

/**
 * Returns the schema of a category's attributes, made of what it asks for (`askedAttributes`): of strings of a form or a file,
 * or values of the API, to what `listings.attributes` stores. Issues are at the field.
 */
export function attributesSchema(asked: readonly AskedAttribute[], t: Pick<AccountTranslate, 'dynamic'>) {
  return z.record(z.string(), z.unknown()).transform((input, ctx) => {
    const { values, problems } = parseAttributes(asked, input)
    for (const why of problems)
      ctx.addIssue({ code: 'custom', path: [why.key], message: problemText(why, t) })
    return values
  })
}
