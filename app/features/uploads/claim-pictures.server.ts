import type { Picture } from '#app/lib/picture.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Marks the pictures as used: the sweep then leaves them alone, however old they are. */
function recordUse({ db, now }: Ctx, userId: string, ids: readonly string[]) {
  return db
    .updateTable('uploads')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('pictureId', 'in', ids)
    .returning(['pictureId as id', 'width', 'height'])
    .execute()
}

/**
 * Returns the pictures behind the ids of a form, in their order and each once: those the actor uploaded, or those the
 * item `already` shows. Call it in the transaction that stores them. Refuses `uploads.unknownPicture`.
 */
export async function claimPictures(
  ctx: Ctx,
  ids: readonly string[],
  already: readonly Picture[] = [],
): Promise<Picture[]> {
  const wanted = [...new Set(ids)]
  const known = new Map(already.map((picture) => [picture.id, picture]))
  const fresh = wanted.filter((id) => !known.has(id))
  const own = ctx.actor && fresh.length > 0 ? await recordUse(ctx, ctx.actor.id, fresh) : []
  for (const picture of own) known.set(picture.id, picture)
  return wanted.map((id) => {
    const picture = known.get(id)
    if (!picture) throw new RefusedError(refuse('invalid', 'uploads.unknownPicture'))
    return { id: picture.id, width: picture.width, height: picture.height }
  })
}
