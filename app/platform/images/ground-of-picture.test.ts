import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { preparePicture } from './prepare-picture.server.ts'

type Color = { readonly r: number; readonly g: number; readonly b: number }

const SIZE = { width: 40, height: 40 } as const

const stored = async (bytes: Buffer) => (await preparePicture(bytes)).files[0]?.data

const DARK = { r: 12, g: 12, b: 12 }
const PALE = { r: 240, g: 240, b: 235 }

/** A logo: a square of one color in the middle of a transparent ground, of which a corner is returned as stored. */
async function cornerOf(color: Color, type: 'png' | 'webp' | 'gif') {
  const mark = await sharp({ create: { ...SIZE, channels: 3, background: color } })
    .png()
    .toBuffer()
  const ground = { width: 90, height: 60, channels: 4, background: { ...color, alpha: 0 } } as const
  const logo = sharp({ create: ground }).composite([{ input: mark }])
  const kept = sharp(await stored(await logo.toFormat(type).toBuffer()))
  expect(await kept.metadata()).toMatchObject({ hasAlpha: false })
  const { data } = await kept.raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test.for(['png', 'webp', 'gif'] as const)(
  '[POST-19] a dark logo on a transparent ground (%s) is laid on white, and a pale one on dark',
  async (type) => {
    for (const channel of await cornerOf(DARK, type)) expect(channel).toBeGreaterThan(250)
    for (const channel of await cornerOf(PALE, type)) expect(channel).toBeLessThan(60)
  },
)

test('[POST-19] what shines through is mixed with the ground, and an opaque picture stays as it is', async () => {
  const at = (alpha: number) =>
    sharp({ create: { width: 50, height: 50, channels: 4, background: { ...DARK, alpha } } })
  const meanOf = async (picture: Sharp) =>
    (await sharp(await stored(await picture.png().toBuffer())).stats()).channels[0]?.mean ?? 0
  expect(await meanOf(at(0.2))).toBeGreaterThan(200)
  expect(await meanOf(at(1))).toBeLessThan(20)
})
