import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { contentOf } from '#tests/helpers/content-of.ts'
import { aMigratedDatabase, anEmptyDatabase } from '#tests/helpers/empty-database.ts'
import { checkMove, moveSite } from './move-site.server.ts'
import { makeWritable } from './read-only.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const NOW = new Date('2026-11-23T15:00:00Z')

/** A database with a few rows; destroyed with the test. */
async function aSite() {
  const url = await aMigratedDatabase()
  const db = openDatabase(url, { connections: 2 })
  onTestFinished(() => db.destroy())
  await aListing(db)
  await aSession(db, (await anAccount(db)).id)
  return { url, db }
}

test('[BAK-09] a site is moved with all rows and sessions; the old database is read, and not written to', async () => {
  const [{ url, db }, to] = [await aSite(), await anEmptyDatabase()]
  await moveSite({ from: url, to, now: NOW })

  // Its connections were ended, and come back by the new rule.
  const content = await contentOf(url)
  await expect(aListing(db)).rejects.toMatchObject({ refusal: { code: 'common.tooBusy' } })
  const target = openDatabase(to, { connections: 1 })
  expect(await contentOf(to)).toEqual(content)
  await expect(aListing(target)).resolves.toBeTruthy()
  await target.destroy()

  await makeWritable(url)
  await expect(aListing(db)).resolves.toBeTruthy()
})

test('[BAK-09] a move that fails leaves the old database writable, and a trial run changes nothing', async () => {
  const [{ url, db }, other] = [await aSite(), await aSite()]
  await other.db.destroy()
  await expect(checkMove({ from: url, to: other.url, now: NOW })).rejects.toThrow('not empty')
  await expect(aListing(db)).resolves.toBeTruthy()
  await expect(moveSite({ from: url, to: other.url, now: NOW })).rejects.toThrow('not empty')
  await db.selectFrom('listings').select('id').execute()
  await expect(aListing(db)).resolves.toBeTruthy()
})
