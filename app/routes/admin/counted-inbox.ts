import { useOutletContext } from 'react-router'
import { type Inbox, NOTHING_WAITS } from '#app/features/statistics/inbox/inbox-entries.ts'

/** What waits, as the frame of the admin area counted it; `isMissing` if it could not be counted. */
export type CountedInbox = { readonly inbox: Inbox; readonly isMissing: boolean }

export const UNCOUNTED: CountedInbox = { inbox: NOTHING_WAITS, isMissing: true }

/** Returns the same in a page directly below the frame, so that nothing is counted twice. */
export const useCountedInbox = () => useOutletContext<CountedInbox>()
