import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../../app/platform/db/database.server.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { printFigures } from '../../../tests/helpers/figures.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { aSmallDisk } from '../../../tests/helpers/small-disk.ts'
import { aUser } from '../nodes/visitors.ts'
import { type Answer, ask, message } from './ask.ts'
import { startFaultyBucket } from './faulty-bucket.ts'
import { type LaunchedSite, launchSite } from './launched-site.ts'

// Pictures cannot be stored, or the disk of the database is full.

const { db, connectionString } = useDatabase()

const MAX_MS = 10_000
const UPLOADS_MB = 64
/** An empty cluster takes 60 MB, and its log as much again. */
const DATABASE_MB = 192

/** Returns a picture that no one has sent before. */
const aPicture = async (n: number) =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: n, g: 80, b: 90 } } })
      .png()
      .toBuffer(),
  )

async function aSender(on: Db, site: LaunchedSite) {
  const { token } = await aUser(on)
  return async (n: number) =>
    ask(site.port, '/uploads', {
      cookie: `sid=${token}`,
      file: await aPicture(n),
      accept: 'application/json',
    })
}

/** Returns the address of the picture that an upload made. */
const addressOf = ({ text }: Answer) =>
  `/media/${/"id":"(?<id>[0-9a-f]{32})"/u.exec(text)?.groups?.['id']}/640.webp`
const codeOf = ({ text }: Answer) => /"code":"(?<code>[^"]+)"/u.exec(text)?.groups?.['code']
const uploads = async () => (await db.selectFrom('uploads').select('pictureId').execute()).length

test('[UP-20] the bucket answers 500 or 503, hangs, or lost a file: uploads are refused in time, and no row is without its file', async () => {
  const bucket = await startFaultyBucket()
  onTestFinished(bucket.stop)
  const keys = { PICTURE_BUCKET: bucket.url, PICTURE_BUCKET_KEY: 'S3RVER', PICTURE_BUCKET_SECRET: 'S3RVER' }
  const site = await launchSite({ databaseUrl: connectionString, env: keys })
  onTestFinished(site.stop)
  const send = await aSender(db, site)
  const before = await uploads()

  const refused: Answer[] = []
  for (const [n, mode] of ([500, 503, 'hangs'] as const).entries()) {
    bucket.become(mode)
    refused.push(await send(n))
  }
  const page = await ask(site.port, '/')
  const rows = await uploads()
  bucket.become('works')
  const sent = await send(3)
  const shown = await ask(site.port, addressOf(sent))
  bucket.become(503)
  const unread = await ask(site.port, addressOf(sent))
  bucket.become('works')
  bucket.empty()
  const missing = await ask(site.port, addressOf(sent))

  printFigures('bucket fails', {
    refusedMs: refused.map(({ ms }) => ms),
    unreadMs: unread.ms,
    missing: missing.status,
  })
  expect(refused.map((one) => [one.status, codeOf(one)])).toEqual(refused.map(() => [503, 'uploads.failed']))
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(MAX_MS)
  expect(rows).toBe(before)
  expect([page.status, sent.status, shown.status, unread.status, missing.status]).toEqual([
    200, 200, 200, 503, 404,
  ])
})

test('[UP-08] [UP-20] the disk of pictures is full: uploads are refused and leave nothing, reading goes on', async ({
  skip,
}) => {
  const disk = aSmallDisk(UPLOADS_MB)
  if (!disk) return skip('this user may not mount a disk of its own: run as root')
  onTestFinished(disk.remove)
  const site = await launchSite({ databaseUrl: connectionString, dataDir: disk.folder })
  onTestFinished(site.stop)
  const send = await aSender(db, site)
  const first = await send(10)
  const before = await uploads()
  disk.fill()
  const refused = await send(11)
  const [page, picture, ready] = await Promise.all([
    ask(site.port, '/'),
    ask(site.port, addressOf(first)),
    ask(site.port, '/readyz'),
  ])
  const left = readdirSync(path.join(disk.folder, 'media'), { recursive: true, encoding: 'utf8' })
  const rows = await uploads()
  disk.free()
  const again = await send(11)

  printFigures('disk of pictures full', { refusedMs: refused.ms, status: refused.status, againMs: again.ms })
  expect([first.status, refused.status, codeOf(refused)]).toEqual([200, 503, 'uploads.failed'])
  expect([page.status, picture.status, ready.status]).toEqual([200, 200, 503])
  expect(left.filter((name) => name.includes('draft'))).toEqual([])
  expect(rows).toBe(before)
  expect(again.status).toBe(200)
})

test('[UP-08] the disk of the built-in database is full: forms are refused, and taken again when there is room', async ({
  skip,
}) => {
  const disk = aSmallDisk(DATABASE_MB)
  if (!disk) return skip('this user may not mount a disk of its own: run as root')
  onTestFinished(disk.remove)
  const site = await launchSite({ dataDir: disk.folder })
  onTestFinished(site.stop)
  const launcher = site.launcher().pid
  disk.fill()
  const statuses: number[] = []
  // The log of the database has room of its own for a while.
  for (let n = 0; n < 3000 && statuses.filter((status) => status === 503).length < 5; n += 1)
    statuses.push((await ask(site.port, '/contact', message(`full ${n}`))).status)
  const healthy = await ask(site.port, '/healthz')
  disk.free()
  const start = performance.now()
  const isTaken = async () => (await ask(site.port, '/contact', message('room'))).status === 200
  await waitUntil('a form that is taken', isTaken)

  printFigures('disk of the database full', {
    taken: statuses.filter((status) => status === 200).length,
    refused: statuses.filter((status) => status === 503).length,
    recoveredMs: Math.round(performance.now() - start),
  })
  expect(healthy.status).toBe(200)
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(statuses).toContain(503)
  expect(site.launcher().pid).toBe(launcher)
})
