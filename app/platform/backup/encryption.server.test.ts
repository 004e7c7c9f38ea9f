import { expect, test } from 'vitest'
import { isRecipient } from './age-keys.ts'
import { decrypt, encrypt, generateKeys, identitiesIn } from './encryption.server.ts'

/** A key and a file that the program `age` 1.1.1 wrote. */
const KEY_FILE = `# created: 2026-11-23T15:18:09Z
# public key: age15hgujmjjsc2f9jm5zneaq46xfc973lq4s8vxfeugkr292ckn0avqkns9q3
AGE-SECRET-KEY-1SM5CFQWTUXPDT970LX6JXJWF4M8R35PEAX5CN8XHUQ8T5956GW9QC3UE38
`
const FILE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSAyVmNVcXV5OUpXdklwZEMxTGJpNHlhNTVtVEZ6anBaTEdLS3JTQm4wR1FvCnRPSnVoc0VDNU1GUTNyZ1NUc3F2SVpncFlpWFBYNVF5M0hsWEg1WHJjcWMKLS0tIGhtRlZ0RjJJZmx2dnZHRm1lRXUwRzU2TjZLS3F0WjVZU0YrWlA4Z0RSZVEKXhBYA8HYoUQlJO/jX3ggyD8co++gXicQTA4zcJkUud2WnWG8da5FJQx2MNIIkVT4'

const CHUNK = 65_536

async function* inPieces(bytes: Uint8Array, size: number) {
  await Promise.resolve()
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collected(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

const opened = (file: Uint8Array, keyFile: string) =>
  collected(decrypt(inPieces(file, 1000), identitiesIn(keyFile)))

const sealed = (plain: Uint8Array, recipient: string) => collected(encrypt(inPieces(plain, 999), [recipient]))

test('[BAK-05] a file of the program age is opened with the key that age-keygen wrote', async () => {
  expect((await opened(Buffer.from(FILE, 'base64'), KEY_FILE)).toString()).toBe('Haulpost archive')
})

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
  '[BAK-05] %i bytes are the same after encrypting and decrypting',
  async (size) => {
    const { recipient, identity } = await generateKeys()
    const plain = Buffer.alloc(size, 'abc')
    const file = await sealed(plain, recipient)
    expect(file.includes('abcabc')).toBe(false)
    expect((await opened(file, identity)).equals(plain)).toBe(true)
  },
)

test('[BAK-05] another key, each changed byte, and each missing end are refused', async () => {
  const { recipient, identity } = await generateKeys()
  const file = await sealed(Buffer.alloc(2 * CHUNK, 'x'), recipient)
  await expect(opened(file, (await generateKeys()).identity)).rejects.toThrow('another key')

  for (const at of [0, 30, 80, 120, 200, 300, file.length - CHUNK, file.length - 1]) {
    const changed = Buffer.from(file)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(opened(changed, identity), `byte ${at}`).rejects.toThrow(/damaged|cut off|another key/u)
  }
  // The middle one ends exactly between two chunks.
  for (const length of [10, 184, file.length - CHUNK - 16, file.length - 1])
    await expect(opened(file.subarray(0, length), identity), `${length}`).rejects.toThrow(
      /cut off|damaged|too long/u,
    )
})

test('[BAK-05] a mistyped key is none', async () => {
  const { recipient, identity } = await generateKeys()
  expect(isRecipient(recipient)).toBe(true)
  expect(isRecipient(recipient.replace(/.$/u, (last) => (last === 'q' ? 'p' : 'q')))).toBe(false)
  expect(isRecipient(identity)).toBe(false)
  expect(identitiesIn(`${identity}x`)).toEqual([])
})
