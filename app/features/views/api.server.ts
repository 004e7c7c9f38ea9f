import { z } from 'zod'
import { endpoints, openEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { recordImpressions } from './impressions/record-impressions.server.ts'
import { registerView } from './register-view.server.ts'
import { revealContact } from './reveal-contact.server.ts'
import { impressionsInput, itemInput } from './schema.ts'

export const viewsApi = endpoints()
  .post(
    '/track-view',
    ...openEndpoint({
      summary: 'Counts a view of a listing or promotion, named by its id or its public number.',
      input: itemInput,
      example: { listingId: 287829 },
      output: z.object({ views: z.int() }),
      refusals: ['notFound'],
      limits: ['views'],
      run: async (ctx, { listingId }) => ({ views: await registerView(ctx, listingId) }),
    }),
  )
  .post(
    '/seen',
    ...openEndpoint({
      summary:
        'Takes note of promotions that were on the screen, and of those that were followed, by their ids.',
      input: impressionsInput,
      example: {
        seen: ['5f3c1c1e-8d6b-4a4f-9a51-3f0f6f3c2b10'],
        followed: [],
        cells: { '5f3c1c1e-8d6b-4a4f-9a51-3f0f6f3c2b10': 'home 3 2' },
      },
      output: z.object({}),
      limits: ['impressions'],
      run: async (ctx, told) => {
        await recordImpressions(ctx, told)
        return {}
      },
    }),
  )
  .post(
    '/reveal-contact',
    ...openEndpoint({
      summary: 'Says how the owner of a listing or promotion can be reached.',
      input: itemInput,
      example: { listingId: 287829 },
      output: z.object({ name: z.string(), email: z.string(), phone: z.string(), extension: z.string() }),
      refusals: ['notFound'],
      limits: ['reveal', 'revealByAccount'],
      run: (ctx, { listingId }) => revealContact(ctx, listingId),
    }),
  )
