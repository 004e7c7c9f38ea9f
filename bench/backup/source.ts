import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { openSitePictures, type PictureFile } from '#app/platform/backup/picture-files.server.ts'
import { withClient } from '#app/platform/db/client.server.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { setDemoPasswords } from '#db/seeds/demo-passwords.ts'
import { seedDemo } from '#db/seeds/seed-demo.ts'
import { benchDatabase } from '../data.ts'

type Wanted = {
  readonly listings: number
  readonly users: number
  readonly images: number
  /** An empty database of another server, or one that an earlier run filled. */
  readonly from: string | undefined
}

/** What is backed up. */
export type Source = {
  readonly connectionString: string
  readonly dataDir: string
  readonly db: Db
  readonly stop: () => Promise<void>
}

/** Fills a database of another server, unless it is filled. */
async function databaseAt(connectionString: string, listings: number): Promise<Source> {
  const dataDir = path.resolve(`.data/bench-from-${listings}`)
  await migrate(connectionString)
  const db = openDatabase(connectionString, { connections: 2 })
  const found = await db.selectFrom('listings').select('id').limit(1).executeTakeFirst()
  if (!found) await seedDemo({ connectionString, dataDir, listings })
  return { connectionString, dataDir, db, stop: () => db.destroy() }
}

/** Adds users without listings, until there are as many as wanted. */
async function addUsers(db: Db, wanted: number): Promise<void> {
  await sql`
    insert into profiles (email, email_verified, full_name, created_at)
    select 'bench-' || n || '@example.com', true, 'Bench ' || n, now() - interval '30 days'
      from generate_series(1, ${wanted} - (select count(*)::int from profiles)) as n
    on conflict do nothing`.execute(db)
}

type Stored = Map<string, PictureFile[]>

async function picturesOf(dataDir: string): Promise<Stored> {
  const found: Stored = new Map()
  for await (const file of openSitePictures({ dataDir, pictureBucket: null }).files())
    found.set(file.id, [...(found.get(file.id) ?? []), file])
  return found
}

/** The same picture with other bytes: what follows its end is not read. */
const variantOf = ({ width, data }: PictureFile, n: number) => ({
  width,
  data: Buffer.concat([data, Buffer.from(`#${n}`)]),
})

/** Adds variants of the pictures that are there, until there are as many as wanted. */
async function addPictures(dataDir: string, wanted: number): Promise<void> {
  const originals = [...(await picturesOf(dataDir))]
  const store = pictureStore(dataDir)
  for (let n = originals.length; n < wanted; n += 1) {
    const [id, files] = originals[n % originals.length] ?? ['', []]
    await store.save({
      id: createHash('sha256').update(`${id}#${n}`).digest('hex').slice(0, 32),
      width: 0,
      height: 0,
      files: files.map((file) => variantOf(file, n)),
    })
  }
}

/** Returns a site with at least as many listings, users and pictures as wanted, and the passwords of the demo. */
export async function openSource({ listings, users, images, from }: Wanted): Promise<Source> {
  const source = from === undefined ? await benchDatabase(listings) : await databaseAt(from, listings)
  await addUsers(source.db, users)
  if (images > 0) await addPictures(source.dataDir, images)
  await withClient(source.connectionString, (client) => setDemoPasswords(client, new Date()))
  return source
}
