import type { Picture } from '#app/lib/picture.ts'
import { type PictureStore, pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker, type PictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { BILLBOARDS } from './billboards/all-billboards.ts'
import type { Billboard } from './billboards/billboard.ts'
import { SCENE } from './drawing/backdrops.ts'
import { BOARD_SIZES } from './drawing/board-styles.ts'
import { drawBoard, drawLitBoard, LAMP_STEPS } from './drawing/boards.ts'
import { animationFile, pictureFile, type SourceFormat } from './drawing/render.ts'
import { SCENES, type SceneName } from './drawing/scenes.ts'
import { canvas } from './drawing/svg.ts'

/** Where the drawn pictures lie, by what they show. */
export type Gallery = {
  readonly scene: (name: SceneName) => Picture
  readonly board: (key: string) => Picture
}

export type Drawing = { readonly name: string; readonly file: () => Promise<Buffer> }

function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}

const SCENE_NAMES: readonly SceneName[] = Object.keys(SCENES).filter(isSceneName)

const USUAL = ['png', 'jpeg', 'webp'] as const satisfies readonly SourceFormat[]
/** One in so many is AVIF, and one a photo taken with the camera turned. */
const RARE = 16

function formatOf(i: number): SourceFormat {
  if (i % RARE === 0) return 'avif'
  return i % RARE === 1 ? 'lying jpeg' : (USUAL[i % USUAL.length] ?? 'png')
}

/** Scenes are shown at most this part of the size they are drawn in, which saves a third of the work. */
const SCENE_SCALE = 0.8

function boardFile({ board, lit }: Billboard, i: number): Promise<Buffer> {
  const [width, height] = BOARD_SIZES[board.size]
  const size = { width, height }
  if (!lit) return pictureFile(canvas(size, drawBoard(board)), formatOf(i))
  const steps = Array.from({ length: LAMP_STEPS }, (_, step) => canvas(size, drawLitBoard(board, step)))
  return animationFile(steps)
}

export const DRAWINGS: readonly Drawing[] = [
  ...BILLBOARDS.map((billboard, i) => ({
    name: `board ${billboard.key}`,
    file: () => boardFile(billboard, i),
  })),
  ...SCENE_NAMES.map((name, i) => ({
    name: `scene ${name}`,
    file: () => pictureFile(canvas(SCENE, SCENES[name](), SCENE_SCALE), formatOf(i)),
  })),
]

type Press = {
  readonly worker: PictureWorker
  readonly store: PictureStore
  readonly done: Map<string, Picture>
}

/** Takes drawings from a common pile until it is empty. */
async function work(pile: Drawing[], { worker, store, done }: Press): Promise<void> {
  for (let drawing = pile.shift(); drawing; drawing = pile.shift()) {
    const prepared = await worker.prepare(await drawing.file())
    await store.save(prepared)
    const { id, width, height } = prepared
    done.set(drawing.name, { id, width, height })
  }
}

const AT_ONCE = 3

/** Draws pictures and sends them through the pipeline that uploads take. Answers where they lie, by name. */
export async function keepDrawings(
  drawings: readonly Drawing[],
  dataDir: string,
): Promise<ReadonlyMap<string, Picture>> {
  const press = {
    worker: createPictureWorker(),
    store: pictureStore(dataDir),
    done: new Map<string, Picture>(),
  }
  const pile = [...drawings]
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(pile, press)))
  } finally {
    await press.worker.stop()
  }
  return press.done
}

/** Every picture of the demo. */
export async function drawPictures(dataDir: string): Promise<Gallery> {
  const kept = await keepDrawings(DRAWINGS, dataDir)
  const find = (name: string) => {
    const picture = kept.get(name)
    if (!picture) throw new Error(`nothing is drawn for ${name}`)
    return picture
  }
  return { scene: (name) => find(`scene ${name}`), board: (key) => find(`board ${key}`) }
}
