import type { DatabaseSync } from 'node:sqlite'
import { type Refusal, RefusedError } from '#app/lib/refusal.ts'
import { answerBank, type Question, questionOf } from './bank-question.server.ts'
import { type Books, openBooks } from './books.server.ts'
import { inLedger } from './ledger-file.server.ts'
import { changeInPortal, type Portal, type PortalChange, portalOf } from './portal.server.ts'

type Parts = { readonly db: DatabaseSync; readonly now: () => Date }

/** What somebody who opened a page of the provider finds there, or why not. */
export type Visit<T> =
  | { readonly refusal: null; readonly value: T }
  | { readonly refusal: Refusal; readonly value?: undefined }

/** One visit: all that was asked for or nothing. */
function visited<T>({ db, now }: Parts, work: (books: Books) => T): Visit<T> {
  try {
    return { refusal: null, value: inLedger(db, () => work(openBooks(db, () => now().getTime()))) }
  } catch (error) {
    if (error instanceof RefusedError) return { refusal: error.refusal }
    throw error
  }
}

/** What the pages of the provider show and take: its billing portal, and the page of a bank. */
export function pagesOf(parts: Parts, tellSoon: () => void) {
  const sent = <T>(work: (books: Books) => T): Visit<T> => {
    const visit = visited(parts, work)
    tellSoon()
    return visit
  }
  return {
    /** What the portal of a session shows. Refuses common.notFound, and sandbox.expired after an hour. */
    portal: (session: string): Visit<Portal> => visited(parts, (books) => portalOf(books, session)),
    /** Changes something there. Refuses as `portal`, and what its rules forbid. */
    changeInPortal: (session: string, change: PortalChange): Visit<void> =>
      sent((books) => changeInPortal(books, session, change)),
    /** What a bank asks the owner of a card who was sent there. Refuses common.notFound. */
    question: (secret: string): Visit<Question> => visited(parts, (books) => questionOf(books, secret)),
    /** What the owner answered, and where the bank leads them back to. Refuses common.notFound. */
    answerBank: (secret: string, isProven: boolean): Visit<Question> =>
      sent((books) => answerBank(books, secret, isProven)),
  }
}
