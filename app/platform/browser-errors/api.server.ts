import { z } from 'zod'
import { endpoints, openEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { recordBrowserError } from './record-error.server.ts'
import { browserErrorInput } from './schema.ts'

export const browserErrorsApi = endpoints().post(
  '/page-errors',
  ...openEndpoint({
    summary: 'Takes note of an error in a page, for the log of the site. Pages send it by themselves.',
    input: browserErrorInput,
    example: { kind: 'error', message: 'x is undefined', stack: '', path: '/search' },
    output: z.object({}),
    limits: ['pageErrors'],
    run: async (ctx, report) => {
      await recordBrowserError(ctx, report)
      return {}
    },
  }),
)
