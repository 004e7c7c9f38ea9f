/** Where browsers send what went wrong in them. */
export const PAGE_ERRORS_PATH = '/api/page-errors'

/** So many errors of one page are sent: the first ones tell what the rest follow from. */
export const MAX_REPORTS = 5

/** Characters of a message and of a stack that are sent. */
export const MAX_MESSAGE_LENGTH = 300
export const MAX_STACK_LENGTH = 2000

/** error: nobody caught it. rejection: of a promise. page: it took the place of a page, or of a part of it. */
export const SENT_KINDS = ['error', 'rejection', 'page'] as const

export type SentKind = (typeof SENT_KINDS)[number]

/** As counted: besides, what went wrong while a page of the server came alive, and what is no error of ours. */
export const COUNTED_KINDS = [...SENT_KINDS, 'hydration', 'foreign'] as const

export type CountedKind = (typeof COUNTED_KINDS)[number]

/** React says it by number in what it ships, and in words while developing. */
const HYDRATION = /Minified React error #(?:418|419|42[0-5])\b|\bhydrat/iu

/** Extensions of a browser, and scripts of other sites, of which browsers say no more than this. */
const FOREIGN = /\b(?:chrome|moz|safari-web|webkit-masked)-extension:|^Script error\.?$/u

/** Which kind an error counts as. */
export function countedKind(kind: SentKind, message: string, stack: string): CountedKind {
  if (FOREIGN.test(message) || FOREIGN.test(stack)) return 'foreign'
  return HYDRATION.test(message) ? 'hydration' : kind
}
