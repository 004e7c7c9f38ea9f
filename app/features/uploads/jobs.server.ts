import { z } from 'zod'
import type { PictureStore } from '#app/platform/images/picture-store.server.ts'
import { job } from '#app/platform/jobs/job.server.ts'
import { sweepPictures } from './sweep-pictures.server.ts'

type Parts = { readonly store: PictureStore }

export const uploadJobs = ({ store }: Parts) => ({
  'uploads.sweep': job(z.null(), (ctx) => sweepPictures(ctx, store), { cron: '50 4 * * *' }),
})
