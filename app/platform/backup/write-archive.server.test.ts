import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { archiveOf, restoredFrom } from '#tests/helpers/archives.ts'
import { contentOf } from '#tests/helpers/content-of.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { anEmptyDatabase } from '#tests/helpers/empty-database.ts'
import { enqueueJob } from '../jobs/enqueue-job.server.ts'
import { openSitePictures, type PictureFile } from './picture-files.server.ts'
import { NOT_IN_ARCHIVE } from './snapshot.server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { db, connectionString } = useDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  await seedDemo({ connectionString, dataDir: folder, listings: 60 })
  const { id } = await anAccount(db, { fullName: 'Back\\slash\ttab, «Ёж», 🚚' })
  await aSession(db, id)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function opened(url: string): Db {
  const target = openDatabase(url, { connections: 2 })
  onTestFinished(() => target.destroy())
  return target
}

async function filesOf({ files }: { files: () => AsyncIterable<PictureFile> }) {
  const all: string[] = []
  for await (const { id, width, data } of files()) all.push(`${id} ${width} ${data.toString('base64')}`)
  return all
}

const LEFT_OUT = Object.keys(NOT_IN_ARCHIVE)

describe('[BAK-01] a backup that is restored into an empty database', () => {
  let to: string
  let restored: Awaited<ReturnType<typeof restoredFrom>>

  beforeAll(async () => {
    await enqueueJob({ db }, 'billing.refund', { paymentId: 'p1' })
    await db
      .insertInto('auditLog')
      .values({ actorRole: 'operator', action: 'x', targetType: 'x', targetId: 'x' })
      .execute()
    to = await anEmptyDatabase(afterAll)
    restored = await restoredFrom(await archiveOf(connectionString, folder), to, {}, afterAll)
  })

  test('has every row of every table, every picture, and the same tables, indexes, keys and triggers', async () => {
    expect([restored.leftOut, restored.migrated]).toEqual([[], []])
    expect(await contentOf(to)).toEqual(await contentOf(connectionString))
    expect(await filesOf(restored.pictures)).toEqual(
      await filesOf(openSitePictures({ dataDir: folder, pictureBucket: null })),
    )
    expect(await definitionsOf(opened(to))).toEqual(await definitionsOf(db))
  })

  test('has every table, or the table has its reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    const known = [...restored.header.tables.map(({ name }) => name), ...LEFT_OUT]
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  test('does the jobs that waited, later too', async () => {
    const { rows } = await sql<{ name: string; data: object }>`
      select name, data from jobs.job where state = 'created' and name = 'billing.refund'`.execute(opened(to))
    expect(rows).toEqual([{ name: 'billing.refund', data: { paymentId: 'p1' } }])
  })

  test('gives new rows numbers that were not given out before', async () => {
    const row = { actorRole: 'operator', action: 'y', targetType: 'x', targetId: 'x' }
    await expect(opened(to).insertInto('auditLog').values(row).execute()).resolves.toHaveLength(1)
  })
})

describe('[BAK-01] a backup of a database that is not quite like that of this release', () => {
  let target: Db
  let restored: Awaited<ReturnType<typeof restoredFrom>>

  beforeAll(async () => {
    await sql`create table brand_new (id int primary key)`.execute(db)
    await sql`insert into brand_new values (1)`.execute(db)
    await sql`alter table payments drop constraint an_upgrade_says_from_what`.execute(db)
    await sql`insert into payments (user_id, reason, tier, amount_cents)
      select id, 'upgrade', 'gold', 100 from profiles limit 1`.execute(db)
    await sql`alter table payments add constraint an_upgrade_says_from_what
      check (reason <> 'upgrade' or upgraded_from is not null) not valid`.execute(db)
    const to = await anEmptyDatabase(afterAll)
    restored = await restoredFrom(await archiveOf(connectionString), to, { keepSessions: false }, afterAll)
    target = openDatabase(to, { connections: 2 })
  })

  afterAll(async () => {
    await target.destroy()
    await sql`drop table brand_new`.execute(db)
  })

  test('a table that a migration adds is in the next archive', () => {
    const { header, manifest, leftOut } = restored
    expect(header.tables.map(({ name }) => name)).toContain('brand_new')
    expect(manifest.rows['tables/brand_new']?.rows).toBe(1)
    // No migration makes it in the restored database, and the operator learns of it.
    expect(leftOut).toEqual(['brand_new'])
  })

  test('rows that an older rule allowed are restored, and the newer rule holds again', async () => {
    const kept = await target
      .selectFrom('payments')
      .select('id')
      .where('reason', '=', 'upgrade')
      .where('upgradedFrom', 'is', null)
      .execute()
    expect(kept).toHaveLength(1)
    await expect(
      sql`update payments set last_error = 'x' where reason = 'upgrade' and upgraded_from is null`.execute(
        target,
      ),
    ).rejects.toThrow('an_upgrade_says_from_what')
  })

  test('signs everyone out, unless sessions are kept', async () => {
    expect(await target.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

/** Everything but rows: as a database describes itself. */
async function definitionsOf(of: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ said: string }>`
    select 'index ' || pg_get_indexdef(indexrelid) as said from pg_index
      join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all
    select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace
    union all
    select 'trigger ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'routine ' || proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`.execute(of)
  return rows.map(({ said }) => said)
}

test('[BAK-04] rows that were committed together are in a backup together, while the site writes on', async () => {
  const writing = new AbortController()
  const pairs = async () => {
    for (let n = 0; !writing.signal.aborted; n += 1)
      await db.transaction().execute(async (trx) => {
        const { id } = await anAccount(trx, { email: `pair${n}@example.com` })
        await trx
          .insertInto('searchWords')
          .values({ word: `pair${n}word` })
          .execute()
        await aSession(trx, id)
      })
  }
  const writers = pairs()
  const to = await anEmptyDatabase()
  const archives: Buffer[] = []
  for (let i = 0; i < 3; i += 1) archives.push(await archiveOf(connectionString))
  writing.abort()
  await writers
  await restoredFrom(archives[2] ?? Buffer.alloc(0), to)
  const target = opened(to)
  const words = await target
    .selectFrom('searchWords')
    .select('word')
    .where('word', 'like', 'pair%word')
    .execute()
  const accounts = await target.selectFrom('profiles').select('id').where('email', 'like', 'pair%').execute()
  expect(words.length).toBeGreaterThan(0)
  expect(words.length).toBe(accounts.length)
})
