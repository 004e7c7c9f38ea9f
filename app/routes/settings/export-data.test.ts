import { beforeAll, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

test('a user takes their data along as a file; a visitor is asked to sign in (D-37)', async () => {
  const { email } = await anAccount(db)
  const browser = await cookieBrowser(db)
  expect((await browser.send('/account/export', {})).status).toBe(401)
  await browser.send('/signin', { email, password: PASSWORD })

  const file = await browser.send('/account/export', {})

  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="haulpost-data.json"')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(await file.json()).toMatchObject({ profile: { email } })
})

test('[AUTH-12] not more than five times in ten minutes', async () => {
  const { email } = await anAccount(db)
  const browser = await cookieBrowser(db)
  await browser.send('/signin', { email, password: PASSWORD })
  for (let i = 0; i < 5; i += 1) await browser.send('/account/export', {})

  expect((await browser.send('/account/export', {})).status).toBe(429)
})
