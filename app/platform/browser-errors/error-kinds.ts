/** Where browsers send their errors. */
export const PAGE_ERRORS_PATH = '/api/page-errors'

/** Errors that are sent per page: the first ones explain the rest. */
export const MAX_REPORTS = 5

/** Characters of a message and of a stack that are sent. */
export const MAX_MESSAGE_LENGTH = 300
export const MAX_STACK_LENGTH = 2000

/**
 * error: uncaught. rejection: an unhandled promise rejection. page: an error boundary replaced a page or a part of
 * it.
 */
export const SENT_KINDS = ['error', 'rejection', 'page'] as const

export type SentKind = (typeof SENT_KINDS)[number]

/** As counted: hydration errors, and errors that are not ours, have kinds of their own. */
export const COUNTED_KINDS = [...SENT_KINDS, 'hydration', 'foreign'] as const

export type CountedKind = (typeof COUNTED_KINDS)[number]

/** React's production build reports it by number, its development build in words. */
const HYDRATION = /Minified React error #(?:418|419|42[0-5])\b|\bhydrat/iu

/** Browser extensions, and scripts of other sites, of which browsers reveal no more than this. */
const FOREIGN = /\b(?:chrome|moz|safari-web|webkit-masked)-extension:|^Script error\.?$/u

/** Returns the kind under which an error is counted. */
export function countedKind(kind: SentKind, message: string, stack: string): CountedKind {
  if (FOREIGN.test(message) || FOREIGN.test(stack)) return 'foreign'
  return HYDRATION.test(message) ? 'hydration' : kind
}
