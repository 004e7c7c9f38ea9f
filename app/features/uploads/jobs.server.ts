import { z } from 'zod'
import type { PictureStore } from '#app/platform/images/picture-store.server.ts'
import type { ShareStore } from '#app/platform/images/share/share-store.server.ts'
import { job } from '#app/platform/jobs/job.server.ts'
import { SHARE_IMAGE_RETENTION_MS } from './rules.ts'
import { sweepPictures } from './sweep-pictures.server.ts'

type Parts = { readonly store: PictureStore; readonly shareImages: Pick<ShareStore, 'removeOld'> }

export const uploadJobs = ({ store, shareImages }: Parts) => ({
  'uploads.sweep': job(
    z.null(),
    async (ctx) => {
      await sweepPictures(ctx, store)
      await shareImages.removeOld(new Date(ctx.now.getTime() - SHARE_IMAGE_RETENTION_MS))
    },
    { cron: '50 4 * * *' },
  ),
})
