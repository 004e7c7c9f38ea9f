import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'

type Given = Parameters<typeof anAccount>[1]

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Lets somebody new into the site with the browser of a page, as who signed in so many minutes ago; answers who. */
export async function signInAs(page: Page, db: Db, given: Given = {}, minutesAgo = 0) {
  const account = await anAccount(db, given)
  const now = Date.now()
  const value = await aSession(db, account.id, {
    createdAt: new Date(now - minutesAgo * MINUTE_MS),
    seenAt: new Date(now),
    expiresAt: new Date(now + DAY_MS),
  })
  await page.context().addCookies([{ name: 'sid', value, url: inject('siteUrl') }])
  return account
}
