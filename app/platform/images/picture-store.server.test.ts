import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureStore } from './picture-store.server.ts'
import type { Prepared } from './prepare-picture.server.ts'

const ID = '0123456789abcdef0123456789abcdef'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(dir, { recursive: true }))

const prepared = (content = 'small'): Prepared => ({
  id: ID,
  width: 500,
  height: 300,
  files: [
    { width: 320, data: Buffer.from(content) },
    { width: 640, data: Buffer.from('large') },
  ],
})

test('a picture lies under its id, one file for each width', async () => {
  const store = pictureStore(dir)
  await store.save(prepared())

  expect(store.path(ID, 320)).toBe(path.join(dir, 'media', '01', ID, '320.webp'))
  expect(await readFile(store.path(ID, 320), 'utf8')).toBe('small')
  expect(await readFile(store.path(ID, 640), 'utf8')).toBe('large')
})

test('the same picture sent twice, even at once, is kept once', async () => {
  const store = pictureStore(dir)
  await Promise.all([store.save(prepared()), store.save(prepared()), store.save(prepared())])
  await store.save(prepared('never written'))

  expect(await readFile(store.path(ID, 320), 'utf8')).toBe('small')
  expect(await readdir(path.join(dir, 'media'))).toEqual(['01'])
})

test('a picture that cannot be kept whole leaves nothing behind', async () => {
  await mkdir(path.join(dir, 'media'))
  await writeFile(path.join(dir, 'media', '01'), 'in the way')

  await expect(pictureStore(dir).save(prepared())).rejects.toThrow('EEXIST')
  expect(await readdir(path.join(dir, 'media'))).toEqual(['01'])
})

test.each(['../../etc/passwd', `${ID}/..`, ID.toUpperCase(), ID.slice(1), '', `${ID}\n`])(
  'no path is made from %j',
  async (id) => {
    const store = pictureStore(dir)
    expect(() => store.path(id, 320)).toThrow('Not a picture id')
    await expect(store.save({ ...prepared(), id })).rejects.toThrow('Not a picture id')
  },
)
