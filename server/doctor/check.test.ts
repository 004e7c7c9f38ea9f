import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#app/platform/env.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { aMailServer } from '#tests/fakes/mail-server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aSmallDisk } from '#tests/helpers/small-disk.ts'
import { type Check, examineBy } from './check.ts'
import { databaseCheck, schemaChecks } from './database-checks.ts'
import { machineChecks } from './machine-checks.ts'
import { proxyChecks } from './proxy-checks.ts'
import { serviceChecks } from './service-checks.ts'

const { db, connectionString } = useDatabase()

const CHECKS: readonly Check[] = [
  ...machineChecks,
  databaseCheck,
  ...schemaChecks,
  ...serviceChecks,
  ...proxyChecks,
]

async function found(name: string, env: NodeJS.ProcessEnv = {}, to = connectionString) {
  const check = CHECKS.find((one) => one.name === name)
  if (!check) throw new Error(`There is no check ${name}`)
  return examineBy(check, {
    settings: readSettings({ DATA_DIR: tmpdir(), ...env }),
    connectionString: to,
  })
}

const NOWHERE = 'postgres://x@127.0.0.1:1/x'
const PUBLIC = { PUBLIC_URL: 'https://haul.invalid', NODE_ENV: 'production' }

test.each<[string, string, string, NodeJS.ProcessEnv?, string?]>([
  ['settings', 'note', 'NODE_ENV is not production'],
  ['settings', 'bad', 'SELLER_NAME', PUBLIC],
  [
    'pictures',
    'bad',
    '',
    { PICTURE_BUCKET: 'http://127.0.0.1:1/b', PICTURE_BUCKET_KEY: 'k', PICTURE_BUCKET_SECRET: 's' },
  ],
  ['pictures', 'note', 'in ', { PROCESSES: 'web', DATABASE_URL: NOWHERE }],
  ['extensions', 'good', 'pg_trgm'],
  ['connections', 'good', '29 are needed here', { WEB_PROCESSES: '1' }],
  ['connections', 'bad', '722 are needed here', { WEB_PROCESSES: '64' }],
  ['replication', 'good', 'there is none'],
  ['TLS', 'good', 'is not in use'],
  ['TLS', 'bad', 'haul.invalid', PUBLIC],
  ['database', 'good', 'PostgreSQL'],
  ['database', 'bad', 'ECONNREFUSED', {}, NOWHERE],
  ['schema', 'good', 'all applied'],
  ['search', 'good', 'Russian'],
  ['clock', 'good', 'that of the database'],
  ['backups', 'note', 'there is none'],
  ['mail', 'note', 'emails wait'],
  ['mail', 'bad', 'ECONNREFUSED', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['payments', 'note', 'simulated'],
  ['proxy', 'good', 'none is needed'],
  ['proxy', 'bad', 'passwords travel in clear', { PUBLIC_URL: 'http://haul.invalid' }],
  ['proxy', 'note', 'TRUST_PROXY is 0', PUBLIC],
  ['proxy', 'good', '1 in front', { ...PUBLIC, TRUST_PROXY: '1' }],
  ['public address', 'note', 'is local'],
  ['public address', 'bad', 'haul.invalid', PUBLIC],
])('[RUN-06] %s is %s: %s', async (name, state, text, ...where) => {
  const finding = await found(name, ...where)
  expect(finding).toMatchObject({ state })
  expect(finding.text).toContain(text)
  expect(finding.state === 'good' || Boolean(finding.advice)).toBe(true)
})

test('[RUN-06] the first admin is asked for, and then two-factor in production', async () => {
  expect(await found('admins')).toMatchObject({ state: 'note', text: 'there is none' })
  await aProfile(db, { role: 'admin' })
  expect(await found('admins')).toMatchObject({ state: 'good', text: '1' })
  expect(await found('admins', PUBLIC)).toMatchObject({ state: 'note', advice: 'Set ADMIN_REQUIRE_2FA=on.' })
})

test('[RUN-06] a missing migration and a failed backup are reported', async () => {
  await sql`update migrations set name = 'x' where name = '0056_backup_runs.sql'`.execute(db)
  expect(await found('schema')).toMatchObject({ state: 'note', text: '1 migrations are missing' })
  await sql`update migrations set name = '0056_backup_runs.sql' where name = 'x'`.execute(db)

  const at = new Date()
  await db.insertInto('backupRuns').values({ startedAt: at, finishedAt: at, error: 'x' }).execute()
  expect(await found('backups')).toMatchObject({ state: 'bad', text: 'failed: there is none' })
})

test('[RUN-06] a mail server that accepts the sign-in is well, and one that refuses it is not', async () => {
  const [open, locked] = [await aMailServer(), await aMailServer({ locksOut: true })]
  onTestFinished(() => Promise.all([open.stop(), locked.stop()]).then(() => undefined))
  expect(await found('mail', { SMTP_URL: open.url })).toMatchObject({ state: 'good' })
  const withPassword = locked.url.replace('//', '//user:wrong@')
  expect(await found('mail', { SMTP_URL: withPassword })).toMatchObject({ state: 'bad' })
})

test('[RUN-06] a clock that differs from the database by a minute is bad, by a second it is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const now = Date.now()
  vi.setSystemTime(now - 60_000)
  const late = await found('clock')
  expect(late).toMatchObject({ state: 'bad', advice: 'Turn on NTP on both machines.' })
  expect(late.text).toMatch(/differs from the database's by (?:59|60) s/u)
  vi.setSystemTime(now + 1000)
  expect(await found('clock')).toMatchObject({ state: 'good' })
})

test('[RUN-06] a disk that is nearly full is a note before it is bad', async ({ skip }) => {
  const disk = aSmallDisk(20)
  if (!disk) return skip('this user may not mount')
  onTestFinished(disk.remove)
  const onDisk = { DATA_DIR: `${disk.folder}/not/there/yet` }
  expect(await found('disk', onDisk)).toMatchObject({ state: 'good' })
  disk.fill(18)
  const low = await found('disk', onDisk)
  expect(low).toMatchObject({ state: 'note' })
  expect(low.text).toContain('(10 %)')
  disk.fill()
  const full = await found('disk', onDisk)
  expect(full).toMatchObject({ state: 'bad' })
  expect(full.text).toContain('(0 %)')
})
