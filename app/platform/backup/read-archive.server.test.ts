import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, test } from 'vitest'
import '#tests/helpers/site-key.ts'
import { siteKeyFor } from '../auth/site-key.server.ts'
import { FORMAT, HEADER_NAME, MANIFEST_NAME, partName, SIGNATURE_NAME } from './archive/archive-format.ts'
import { ContentSums } from './archive/content-sums.server.ts'
import { signManifest } from './archive/sign-manifest.server.ts'
import { tarEnd, tarFile } from './archive/tar.server.ts'
import { encrypt, generateKeys, identitiesIn } from './encryption.server.ts'
import { verifyArchive } from './read-archive.server.ts'

const AT = new Date('2026-11-23T15:00:00Z')
const HEADER = {
  product: 'haulpost',
  format: 1,
  createdAt: AT.toISOString(),
  postgres: '18.4',
  migrations: [{ name: '0001_catalogue.sql', checksum: 'a'.repeat(64) }],
  tables: [
    { name: 'ads', columns: ['id'] },
    { name: 'listings', columns: ['id', 'title'] },
  ],
  sequences: [],
}
const PICTURE = `pictures/ab/${'ab'.repeat(16)}/320.webp`

type File = readonly [name: string, data: Buffer]

const compress = promisify(gzip)
const json = (value: object) => Buffer.from(JSON.stringify(value))
const tarOf = (files: readonly File[], end = tarEnd) =>
  Buffer.concat([...files.map(([name, data]) => tarFile(name, data, AT)), end])

/** Returns the files of a small archive whose checksums fit. */
async function files(given: { header?: object; rows?: Buffer } = {}): Promise<File[]> {
  const sums = new ContentSums()
  const header = json(given.header ?? HEADER)
  const rows = given.rows ?? Buffer.from('1\tTruck\n2\tTrailer\n')
  sums.addHeader(header)
  for (const folder of ['tables/ads', 'tables/listings', 'jobs']) sums.addFolder(folder)
  const part = await compress(rows)
  sums.addRows('tables/listings', rows, part)
  sums.addPicture(PICTURE, Buffer.from('picture'))
  return [
    [HEADER_NAME, header],
    [partName('tables/listings', 1), part],
    [PICTURE, Buffer.from('picture')],
    [MANIFEST_NAME, json(sums.manifest())],
  ]
}

async function* streamed(archive: Buffer) {
  await Promise.resolve()
  for (let at = 0; at < archive.length; at += 700) yield archive.subarray(at, at + 700)
}

const verified = (archive: Buffer, identity?: string) =>
  verifyArchive(streamed(archive), identity === undefined ? [] : identitiesIn(identity))

test('[BAK-03] an archive that is as it was written is verified, with its counts', async () => {
  const { manifest } = await verified(tarOf(await files()))
  expect(manifest.rows['tables/listings']?.rows).toBe(2)
  expect(manifest.pictures).toMatchObject({ files: 1, bytes: 7 })
})

test('[BAK-03] an archive that is cut off anywhere is refused', async () => {
  const archive = tarOf(await files())
  for (let length = 0; length < archive.length; length += 128)
    await expect(verified(archive.subarray(0, length)), `${length} bytes`).rejects.toThrow(
      /cut off|damaged|no backup/u,
    )
})

test('[BAK-03] an archive with one changed byte is refused, wherever it is', async () => {
  const archive = tarOf(await files())
  for (let at = 0; at < archive.length; at += 3) {
    const changed = Buffer.from(archive)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(verified(changed), `byte ${at}`).rejects.toMatchObject({ name: 'ArchiveError' })
  }
})

test.each<[string, (all: File[]) => File[], RegExp]>([
  ['without a manifest', (all) => all.slice(0, 3), /manifest is missing/u],
  [
    'without its rows',
    ([a, , c, d]) => [a, c, d].flatMap((one) => (one ? [one] : [])),
    /differs from its checksum/u,
  ],
  ['without a picture', (all) => all.toSpliced(2, 1), /the pictures differs|pictures/u],
  ['with rows twice', (all) => all.toSpliced(1, 0, ...all.slice(1, 2)), /not in its place/u],
  ['with a file after the manifest', (all) => [...all, ...all.slice(2, 3)], /no backup has/u],
  [
    'with a path outside',
    (all) => all.toSpliced(2, 0, ['../../etc/passwd', Buffer.from('x')]),
    /no backup has/u,
  ],
  [
    'with an absolute path',
    (all) => all.toSpliced(2, 0, ['/etc/passwd', Buffer.from('x')]),
    /no backup has/u,
  ],
  [
    'with a path in a table',
    (all) => all.toSpliced(2, 0, ['tables/../x/000001.copy.gz', Buffer.from('x')]),
    /no backup has/u,
  ],
  [
    'with a picture in the folder of another',
    (all) => all.toSpliced(2, 0, [`pictures/ff/${'ab'.repeat(16)}/320.webp`, Buffer.from('x')]),
    /no backup has/u,
  ],
  ['that begins otherwise', (all) => all.slice(1), /no backup of Haulpost/u],
])('[BAK-03] an archive %s is refused', async (_, change, reason) => {
  await expect(verified(tarOf(change(await files())))).rejects.toThrow(reason)
})

test.each([
  ['a text', Buffer.alloc(2000, 'This is no archive. ')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(4096)],
  ['something compressed', Buffer.from('1f8b0800000000000003', 'hex')],
  ['a foreign tar archive', tarOf([['README.md', Buffer.from('hello')]])],
])('[BAK-03] %s is refused', async (_, bytes) => {
  await expect(verified(bytes)).rejects.toMatchObject({ name: 'ArchiveError' })
})

test('[BAK-03] links and folders in a tar archive are refused', async () => {
  for (const type of ['1', '2', '3', '5', 'x', 'L']) {
    const [first, ...rest] = await files()
    const link = tarFile('tables/listings/000001.copy.gz', Buffer.from('x'), AT)
    link[156] = type.charCodeAt(0)
    link.write('        ', 148)
    const sum = link.subarray(0, 512).reduce((total, byte) => total + byte, 0)
    link.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    const archive = Buffer.concat([tarOf(first ? [first] : [], Buffer.alloc(0)), link, tarOf(rest)])
    await expect(verified(archive), type).rejects.toThrow('something else than plain files')
  }
})

test('[BAK-03] a part that grows without end when it is decompressed is refused', async () => {
  await expect(verified(tarOf(await files({ rows: Buffer.alloc(64_000_001, '\n') })))).rejects.toThrow(
    'cannot be decompressed',
  )
})

test('[BAK-03] a file that claims to be huge is refused before it is read', async () => {
  const [first] = await files()
  const huge = tarFile(partName('tables/ads', 1), Buffer.alloc(0), AT).subarray(0, 512)
  huge.write('77777777777\0', 124)
  huge.write('        ', 148)
  const sum = huge.reduce((total, byte) => total + byte, 0)
  huge.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  await expect(verified(Buffer.concat([tarOf(first ? [first] : [], Buffer.alloc(0)), huge]))).rejects.toThrow(
    'too large',
  )
})

test('[BAK-03] an archive of a newer format is refused with the reason', async () => {
  await expect(verified(tarOf(await files({ header: { ...HEADER, format: FORMAT + 1 } })))).rejects.toThrow(
    'made by a newer release',
  )
})

test('[BAK-05] an encrypted archive opens with its key only, and an encrypted one without a key says so', async () => {
  const { recipient, identity } = await generateKeys()
  const pieces: Buffer[] = []
  for await (const piece of encrypt(streamed(tarOf(await files())), [recipient])) pieces.push(piece)
  const archive = Buffer.concat(pieces)

  expect((await verified(archive, identity)).manifest.pictures.files).toBe(1)
  await expect(verified(archive)).rejects.toThrow('name the file of its key')
  await expect(verified(archive, (await generateKeys()).identity)).rejects.toThrow('another key')
})

/** Returns an archive that a site with this key made. */
async function signedBy(key: Buffer, given: Parameters<typeof files>[0] = {}): Promise<File[]> {
  const plain = await files(given)
  const manifest = plain.at(-1)?.[1] ?? Buffer.alloc(0)
  return [...plain, [SIGNATURE_NAME, json(signManifest(key, manifest))]]
}

test('[BAK-10] an archive says who signed it: this site, one with another key, or no one', async () => {
  const signerIn = async (parts: readonly File[]) => (await verified(tarOf(parts))).signer
  expect(await signerIn(await signedBy(siteKeyFor('backup')))).toBe('this site')
  expect(await signerIn(await signedBy(Buffer.alloc(32)))).toBe('another key')
  expect(await signerIn(await files())).toBe('no one')
})

test('[BAK-10] an archive of this site is refused when rows and checksums were changed together', async () => {
  const [signature] = (await signedBy(siteKeyFor('backup'))).slice(-1)
  const planted = await files({ rows: Buffer.from('1\tTruck\n2\tPlanted\n') })
  await expect(verified(tarOf([...planted, ...(signature ? [signature] : [])]))).rejects.toThrow(
    'The archive was changed after this site made it',
  )
  for (const end of [json({}), Buffer.from('{'), json({ key: 'x', mac: 'short' })])
    await expect(verified(tarOf([...planted, [SIGNATURE_NAME, end]]))).rejects.toThrow(
      /signature|cannot be read/u,
    )
})
