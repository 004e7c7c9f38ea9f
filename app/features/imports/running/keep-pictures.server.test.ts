import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { tarEnd, tarFile } from '#app/platform/backup/archive/tar.server.ts'
import { FILES, listing } from '#tests/factories/imported-rows.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { aPictureFile } from '#tests/helpers/pictures.ts'
import { openPictures } from './open-pictures.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, redirects, mail_outbox cascade`.execute(db)
})

const listings = () => db.selectFrom('listings').selectAll().orderBy('createdAt').execute()

test('[IMP-08] pictures come from the given folder or archive only, decoded like uploads', async () => {
  const folder = path.join(imports.folder(), 'pictures')
  await mkdir(path.join(folder, 'deep'), { recursive: true })
  await writeFile(path.join(folder, 'deep', 'truck.png'), await aPictureFile())
  await writeFile(path.join(folder, 'fake.jpg'), '<svg onload="alert(1)"/>')
  await writeFile(path.join(imports.folder(), 'secret.png'), await aPictureFile())
  await symlink(path.join(imports.folder(), 'secret.png'), path.join(folder, 'link.png'))
  const names = ['deep/truck.png', 'fake.jpg', '../secret.png', 'link.png', 'https://example.com/a.jpg']
  const files = { ...FILES, 'listings.json': [listing({ pictures: names })] }
  const dry = await imports.run(files, { pictures: folder, isDryRun: true })
  const without = await imports.run(files)
  expect(without.report).toEqual([])
  const { counts, report } = await imports.run(files, { pictures: folder })
  expect(counts.listings).toMatchObject({ updated: 1, repaired: 1 })
  expect(report).toHaveLength(4)
  expect(dry.report).toEqual(report)
  expect(report.join()).toContain('fake.jpg is not an image file')
  const [stored] = await listings()
  expect(stored?.images).toMatchObject([{ width: 400, height: 300 }])
})

test('[IMP-08] pictures are found in a tar archive, with long names too, and a damaged archive is refused', async () => {
  const at = new Date('2026-01-01')
  const picture = Buffer.from(await aPictureFile())
  const long = `${'a'.repeat(120)}.png`
  const longName = tarFile('././@LongLink', Buffer.from(`uploads/${long}\0`), at)
  longName.write('L', 156)
  const files = [tarFile('./uploads/1.png', picture, at), longName, tarFile('cut-off', picture, at), tarEnd]
  const archive = path.join(imports.folder(), 'pictures.tar')
  await writeFile(archive, Buffer.concat(files))
  const pictures = await openPictures(archive)
  expect(await pictures.read('uploads/1.png')).toEqual(picture)
  expect(await pictures.read('1.png')).toEqual(picture)
  expect(await pictures.read(`uploads/${long}`)).toEqual(picture)
  expect(await pictures.read('../uploads/1.png')).toBeNull()
  expect(await pictures.read('2.png')).toBeNull()

  await writeFile(archive, Buffer.alloc(4096, 'x'))
  await expect(openPictures(archive)).rejects.toThrow('no tar archive')
})
