import PQueue from 'p-queue'
import { MAX_PICTURES, pictureRefusal } from '#app/features/uploads/rules.ts'
import type { Picture } from '#app/lib/picture.ts'
import { PictureError, type PictureProblem } from '#app/platform/images/picture-error.ts'
import { sniffPicture } from '#app/platform/images/sniff.ts'
import { listOf, type Values } from '../field-values.ts'
import type { Remark } from '../parsing/parse-leniently.server.ts'
import type { ImportRun } from './import-run.ts'
import { inlinePicture, TooLargeError } from './open-pictures.server.ts'

/** As many as there are child processes: the site's own uploads have theirs. */
const queue = new PQueue({ concurrency: 2 })

const OUR_FAULT: readonly PictureProblem[] = ['unavailable', 'notStored']

const shownName = (name: string) => (name.startsWith('data:') ? 'a picture in the row' : name.slice(0, 200))

type Kept = { readonly picture: Picture } | { readonly remark: Remark }

const remark = (reason: string): Kept => ({ remark: { field: 'pictures', reason: `left out: ${reason}` } })

/** A dry run decodes nothing; what is no picture at all can be told by its first bytes. */
function judgeUndecoded(bytes: Buffer): null {
  if (sniffPicture(bytes) === null) throw new PictureError('notAPicture')
  return null
}

async function keepOne(
  { ctx, pictures, t, isDryRun }: ImportRun,
  name: string,
  userId: string,
): Promise<Kept | null> {
  try {
    const bytes = inlinePicture(name) ?? (await pictures?.read(name)) ?? null
    if (bytes === null) return remark(`there is no file ${shownName(name)}`)
    if (isDryRun) return judgeUndecoded(bytes)
    return { picture: await ctx.pictures.keep(userId, bytes) }
  } catch (error) {
    const problem =
      error instanceof TooLargeError ? 'tooLarge' : error instanceof PictureError ? error.code : null
    if (problem === null || OUR_FAULT.includes(problem)) throw error
    const { code, params } = pictureRefusal(problem, shownName(name))
    return remark(t.dynamic(code, params))
  }
}

/**
 * Returns the pictures of an item, decoded and stored like uploads, and remarks about those that could not be used. Files
 * that were not given are passed over silently if none were given at all.
 */
export async function keepPictures(
  run: ImportRun,
  values: Values,
  userId: string,
): Promise<{ readonly pictures: readonly Picture[]; readonly remarks: readonly Remark[] }> {
  const named = [...new Set(listOf(values['pictures']))]
  const usable = named.filter((name) => run.pictures !== null || name.startsWith('data:'))
  const first = usable.slice(0, MAX_PICTURES)
  const kept = await Promise.all(first.map((name) => queue.add(() => keepOne(run, name, userId))))
  const tooMany = usable.length > MAX_PICTURES ? [remark(`an item has at most ${MAX_PICTURES}`)] : []
  const all = [...kept.filter((one) => one !== null), ...tooMany]
  const pictures = new Map(
    all.flatMap((one) => ('picture' in one ? [[one.picture.id, one.picture] as const] : [])),
  )
  return {
    pictures: [...pictures.values()],
    remarks: all.flatMap((one) => ('remark' in one ? [one.remark] : [])),
  }
}
