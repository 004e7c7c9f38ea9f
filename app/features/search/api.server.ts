import { z } from 'zod'
import { endpoints, openEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { resultsInput } from './schema.ts'
import { count } from './search-listings.server.ts'

export const searchApi = endpoints().post(
  '/count-results',
  ...openEndpoint({
    summary: 'Counts what a list would show with the filters of an address.',
    input: resultsInput,
    example: { path: '/categories/tires', search: '?price=-500' },
    output: z.object({ total: z.int() }),
    limits: ['search'],
    run: async (ctx, request) => ({ total: await count(ctx, request) }),
  }),
)
