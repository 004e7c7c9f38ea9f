import { expect, test } from 'vitest'
import { partsOf } from './row-parts.server.ts'

async function partsFrom(text: Buffer, sizeOfChunk: number): Promise<readonly Buffer[]> {
  async function* chunks() {
    await Promise.resolve()
    for (let at = 0; at < text.length; at += sizeOfChunk) yield text.subarray(at, at + sizeOfChunk)
  }
  const parts: Buffer[] = []
  for await (const part of partsOf(chunks())) parts.push(part)
  return parts
}

test('[BAK-01] the same rows make the same parts, however they arrive, and a row is in one part', async () => {
  const long = `${'x'.repeat(5_000_000)}\n`
  const text = Buffer.from(`${'row of a table\n'.repeat(400_000)}${long}${'last row\n'.repeat(10)}`)
  const parts = await partsFrom(text, 65_536)

  expect(Buffer.concat([...parts]).equals(text)).toBe(true)
  expect(parts.every((part) => part.at(-1) === 0x0a)).toBe(true)
  expect(parts.length).toBe(4)
  for (const size of [10_000, 1_000_000, text.length]) {
    const others = await partsFrom(text, size)
    expect(others.map((part) => part.length)).toEqual(parts.map((part) => part.length))
  }
})
