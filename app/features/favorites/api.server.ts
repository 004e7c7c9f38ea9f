import { z } from 'zod'
import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { addFavorite, removeFavorite } from './keep-listing.server.ts'
import { favoriteInput } from './schema.ts'

export const favoritesApi = endpoints().post(
  '/favorites',
  ...personalEndpoint({
    summary: 'Keeps a listing, or keeps it no longer; answers how it is from now on.',
    input: favoriteInput,
    example: { listingId: '5f3c1c1e-8d6b-4a4f-9a51-3f0f6f3c2b10', keep: true },
    output: z.object({ kept: z.boolean() }),
    refusals: ['notFound'],
    async run(ctx, { keep, listingId }) {
      await (keep ? addFavorite : removeFavorite)(ctx, { listingId })
      return { kept: keep }
    },
  }),
)
