import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anAccount } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { anEmptyDatabase } from '#tests/helpers/empty-database.ts'

vi.setConfig({ testTimeout: 60_000 })

const { db, connectionString } = useDatabase()

/** Runs the command line as an operator does; returns its output and whether it succeeded. */
function haulpost(...words: readonly string[]) {
  const { status, stdout, stderr } = run(words)
  return status === 0 ? { worked: true, says: stdout } : { worked: false, says: stderr }
}

const run = (words: readonly string[], given: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['server/cli.ts', ...words], {
    env: { ...process.env, DATABASE_URL: connectionString, ...given },
    encoding: 'utf8',
  })

const roleOf = (email: string) =>
  db.selectFrom('profiles').select('role').where('email', '=', email).executeTakeFirst()

test('an operator makes a user an admin, however the address is spelled (D-19)', async () => {
  const { email } = await anAccount(db, { email: 'boss@example.com' })

  expect(haulpost('admin', 'grant', 'Boss@Example.com')).toMatchObject({ worked: true })
  expect(await roleOf(email)).toEqual({ role: 'admin' })
})

test('[D-19] an operator lists the admins, and makes one a user again', async () => {
  const { email } = await anAccount(db, { email: 'chief@example.com', fullName: 'Chief', role: 'admin' })
  await anAccount(db, { email: 'second@example.com', role: 'admin' })

  expect(haulpost('admin', 'list').says).toMatch(
    /^chief@example\.com {2,}Chief {2,}last seen long ago +two-factor off$/mu,
  )
  expect(haulpost('admin', 'revoke', email)).toMatchObject({ worked: true })
  expect(await roleOf(email)).toEqual({ role: 'user' })
  expect(haulpost('admin', 'list').says).not.toContain(email)
})

test('[D-19] an operator gets a link to a new password, alone on standard output', async () => {
  const { email } = await anAccount(db)
  const { stdout, stderr } = run(['password', 'reset', email], { PUBLIC_URL: 'https://haulpost.example' })

  expect(stdout).toMatch(/^https:\/\/haulpost\.example\/reset-password\?token=\S+\n$/u)
  expect(stderr).toContain(`within 30 minutes. Give it to the owner of ${email} only`)
})

test('an operator unbans a user', async () => {
  const { email } = await anAccount(db, { role: 'banned' })

  expect(haulpost('unban', email)).toMatchObject({ worked: true })
  expect(await roleOf(email)).toEqual({ role: 'user' })
})

test('the version is named with the last migration it knows', () => {
  expect(haulpost('version').says).toMatch(/^Haulpost \d+\.\d+\.\d+, migration \d{4}, Node \d+\.[\d.]+\n$/u)
  expect(haulpost('version', 'x').says).toContain('Usage:')
})

test('a mistake is named in one line', () => {
  expect(haulpost('admin', 'grant', 'nobody@example.com')).toEqual({
    worked: false,
    says: 'There is no such account.\n',
  })
})

test.each(['', 'admin', 'admin grant', 'unban x@example.com y@example.com', 'drop x@example.com'])(
  '“%s” shows how to call it',
  (line) => {
    const { worked, says } = haulpost(...line.split(' '))

    expect(worked).toBe(false)
    expect(says).toContain('Usage:')
  },
)

describe('[BAK-06] the commands of backups', () => {
  let folder: string
  let settings: NodeJS.ProcessEnv

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cli-'))
    settings = { DATA_DIR: folder, BACKUP_DIR: path.join(folder, 'kept') }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const backups = (...words: readonly string[]) => {
    const { status, stdout, stderr } = run(words, settings)
    return { status, stdout, stderr }
  }

  test('make one, list it, and verify it by its name', () => {
    const made = backups('backup')
    expect(made).toMatchObject({ status: 0 })
    const name = made.stdout.split(' ')[0] ?? ''
    expect(made.stdout).toMatch(/^haulpost-\d{8}T\d{6}Z\.tar in .*kept: [\d.]+ KB\. Removed: 0 older\.\n$/u)
    expect(backups('backup', 'list').stdout).toContain(name)
    expect(backups('backup', 'verify', name)).toMatchObject({ status: 0 })
  })

  test('write to a file that is new, for its owner only, and to standard output', async () => {
    const file = path.join(folder, 'site.tar')
    expect(backups('backup', file)).toMatchObject({ status: 0 })
    expect((await stat(file)).mode % 0o1000).toBe(0o600)
    expect(backups('backup', file)).toMatchObject({ status: 3, stdout: '' })
    const { stdout } = run(['backup', '-', '--no-pictures'], settings)
    expect(stdout.startsWith('haulpost-backup.json')).toBe(true)
  })

  test('make keys that a backup is encrypted for', async () => {
    const { stdout } = backups('backup', 'key')
    const keyFile = path.join(folder, 'backup.key')
    await writeFile(keyFile, stdout)
    const recipient = /BACKUP_RECIPIENT=(?<key>age1\w+)/u.exec(stdout)?.groups?.['key'] ?? ''
    const file = path.join(folder, 'site.tar.age')
    expect(run(['backup', file], { ...settings, BACKUP_RECIPIENT: recipient }).status).toBe(0)
    expect(backups('backup', 'verify', file, '--key-file', keyFile)).toMatchObject({ status: 0 })
    expect(backups('backup', 'verify', file)).toMatchObject({
      status: 3,
      stderr: 'The archive is encrypted: name the file of its key with --key-file.\n',
    })
  })

  test('refuse a damaged file in one line, with nothing changed', async () => {
    const file = path.join(folder, 'damaged.tar')
    const whole = await readFile(path.join(folder, 'site.tar'))
    await writeFile(file, whole.subarray(0, whole.length / 2))
    const { status, stderr } = backups('restore', file, '--replace')
    expect([status, stderr.trim().split('\n').length]).toEqual([3, 1])
    expect(stderr).toContain('cut off')
  })

  test('[BAK-10] refuse a backup of another site, unless the operator accepts it', () => {
    const file = path.join(folder, 'site.tar')
    const other = { ...settings, SITE_KEY: 'the key of another site: 0123456789abcdef' }
    const { status, stderr } = run(['backup', 'verify', file], other)
    expect(status).toBe(3)
    expect(stderr).toContain('signed with another key')
    expect(run(['backup', 'verify', file, '--unsigned'], other)).toMatchObject({ status: 0 })
  })

  test.each([
    ['restore'],
    ['restore', 'no-such-file.tar'],
    ['restore', 'x', '--force'],
    ['move', 'mysql://x'],
    ['backup', 'a', 'b'],
    ['backup', 'list', 'x'],
  ])('say what is wrong with “%s %s %s”', (...words) => {
    const { status, stderr } = backups(...words)
    expect(stderr).toMatch(/Usage:|There is no archive/u)
    expect(status).toBe(stderr.startsWith('Usage:') ? 2 : 3)
  })

  test('[BAK-09] move reads the address from standard input, so that its password is in no list of processes', async () => {
    const to = await anEmptyDatabase()
    const { status, stdout } = spawnSync(process.execPath, ['server/cli.ts', 'move', '-', '--dry-run'], {
      env: { ...process.env, DATABASE_URL: connectionString },
      encoding: 'utf8',
      input: `${to}\n`,
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('It could be moved')])
  })
})
