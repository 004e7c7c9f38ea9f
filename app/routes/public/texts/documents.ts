import { ABOUT } from './about.ts'
import { POSTING_RULES } from './posting-rules.ts'
import { PRIVACY_POLICY } from './privacy-policy.ts'
import { REFUND_POLICY } from './refund-policy.ts'
import { SAFETY } from './safety.ts'
import { TERMS } from './terms.ts'
import type { TextDocument } from './text-document.ts'

export const TEXT_DOCUMENTS: readonly TextDocument[] = [
  ABOUT,
  TERMS,
  REFUND_POLICY,
  POSTING_RULES,
  SAFETY,
  PRIVACY_POLICY,
]

/** Returns the text of a route, by its pattern; the router leaves out the first slash of some. */
export function documentOf(pattern: string): TextDocument {
  const found = TEXT_DOCUMENTS.find(({ path }) => path === pattern.replace(/^\/?/u, '/'))
  if (!found) throw new Error(`There is no text for ${pattern}`)
  return found
}
