import type { Picture } from '#app/lib/picture.ts'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { PictureError } from '#app/platform/images/picture-error.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { readFile, type SentFile } from './read-file.server.ts'
import { pictureRefusal, whyNotUpload } from './rules.ts'

/** Stores who sent a picture; one that is sent again counts as new. */
async function keepUpload({ db, now }: Ctx, userId: string, { id, width, height }: Picture): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ userId, pictureId: id, width, height, createdAt: now, usedAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'pictureId']).doUpdateSet({ usedAt: now }))
    .execute()
}

async function keepFile(ctx: Ctx, userId: string, sent: SentFile): Promise<Picture> {
  const bytes = await readFile(sent)
  return ctx.pictures.keep(userId, bytes).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error
    if (error.code === 'notStored')
      ctx.log.error({ err: error.cause, requestId: ctx.requestId }, 'a picture could not be stored')
    throw new RefusedError(pictureRefusal(error.code, sent.name), { cause: error })
  })
}

/**
 * Makes a picture of an uploaded file, for the actor to use. Nothing of the body is read before the sender is known
 * and there is room: twenty large files at once must not fill the memory.
 */
export async function receivePicture(ctx: Ctx, sent: SentFile): Promise<Picture> {
  const { actor } = ctx
  if (!actor) throw new RefusedError(refuse('unauthenticated', 'common.signInFirst'))
  assertAllowed(whyNotUpload(actor.role, sent.name, sent.announced))
  assertAllowed(await takeToken(ctx, 'upload'))
  assertAllowed(await takeToken(ctx, 'uploadADay'))
  const picture = await ctx.pictures.inTurn(actor.id, () => keepFile(ctx, actor.id, sent), sent.signal)
  await keepUpload(ctx, actor.id, picture)
  return picture
}
