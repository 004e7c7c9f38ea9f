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
      output: z.object({}),
      refusals: [],
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
      output: z.object({ name: z.string(), email: z.string(), phone: z.string(), extension: z.string() }),
      refusals: ['notFound'],
      limits: ['reveal', 'revealByAccount'],
      run: (ctx, { listingId }) => revealContact(ctx, listingId),
    }),
  )
