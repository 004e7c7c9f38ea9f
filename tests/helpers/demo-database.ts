import pg from 'pg'
import { fillDatabase } from '#db/seeds/fill-database.ts'
import { NOW } from './clock.ts'

const PICTURE = { id: 'c'.repeat(32), width: 640, height: 416 }
const gallery = { scene: () => PICTURE, billboard: () => PICTURE, logo: () => undefined }

/** Fills a database as a first start does, with `total` listings and one picture for all of them. */
export async function fillWithDemo(connectionString: string, total: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await fillDatabase(client, { total, gallery, now: NOW, reset: false })
  await client.end()
}
