import { expect, test } from 'vitest'
import { inPieces } from './in-pieces.ts'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251)

test.each([1, 65_536, 65_537, 200_000])('[NET-06] a body of %i bytes arrives whole', async (length) => {
  const bytes = bytesOf(length)
  expect(new Uint8Array(await new Response(inPieces(bytes)).arrayBuffer())).toEqual(bytes)
})

test('[NET-06] a large body is not copied: what its reader gets are parts of it', async () => {
  const bytes = bytesOf(200_000)
  const reader = new Response(inPieces(bytes)).body?.getReader()
  const piece = await reader?.read()
  expect(piece?.value?.buffer).toBe(bytes.buffer)
})
