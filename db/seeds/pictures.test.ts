import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { SCENE } from './drawing/backdrops.ts'
import { animationFile, pictureFile, type SourceFormat } from './drawing/render.ts'
import { SCENES } from './drawing/scenes.ts'
import { canvas, rect } from './drawing/svg.ts'
import { DRAWINGS, keepDrawings } from './pictures.ts'

// Drawing and two processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'drawings-'))
})
afterAll(() => rm(dir, { recursive: true }))

const flag = canvas(
  { width: 400, height: 300 },
  rect(0, 0, 400, 150, '#24506b') + rect(0, 150, 400, 150, '#ffb000'),
)

test.each(['png', 'jpeg', 'webp', 'avif', 'lying jpeg'] as const satisfies readonly SourceFormat[])(
  'a drawing that comes as %s is kept upright',
  async (format) => {
    const kept = await keepDrawings([{ name: 'flag', file: () => pictureFile(flag, format) }], dir)
    const picture = kept.get('flag')
    expect(picture).toMatchObject({ width: 400, height: 300 })

    const file = pictureStore(dir).path(picture?.id ?? '', 320)
    const [r = 0, , b = 0] = await sharp(file)
      .extract({ left: 160, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(b).toBeGreaterThan(r)
  },
)

test('lamps are kept as an animation', async () => {
  const steps = [flag, canvas({ width: 400, height: 300 }, rect(0, 0, 400, 300, '#c4281c'))]
  const kept = await keepDrawings([{ name: 'lamps', file: () => animationFile(steps) }], dir)
  const file = pictureStore(dir).path(kept.get('lamps')?.id ?? '', 480)
  expect(await sharp(file, { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 2,
    loop: 0,
  })
})

test('every drawing has its own name', () => {
  expect(new Set(DRAWINGS.map(({ name }) => name)).size).toBe(DRAWINGS.length)
})

test('every scene can be drawn, and none is empty', async () => {
  const plain: string[] = []
  for (const [name, draw] of Object.entries(SCENES)) {
    const { channels } = await sharp(Buffer.from(canvas(SCENE, draw(), 0.1))).stats()
    if (Math.max(...channels.map(({ stdev }) => stdev)) < 15) plain.push(name)
  }
  expect(plain).toEqual([])
})
