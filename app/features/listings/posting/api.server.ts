import { whyNotPost } from '#app/features/items/rules.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { type Endpoint, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { forgetUnsent, keepUnsent } from './keep-unsent.server.ts'
import { unsentAnswer, unsentSent } from './schema.ts'

const done = { success: true } as const

export const POSTING_ENDPOINTS: readonly Endpoint[] = [
  personalEndpoint({
    path: '/unsent-form',
    summary: 'Keeps what somebody is typing into a form for listings; fields: null forgets it.',
    input: unsentSent,
    output: unsentAnswer,
    refusals: ['forbidden', 'tooMany'],
    async run(ctx, { form, fields }) {
      assertAllowed(whyNotPost(ctx.actor))
      if (fields === null) await forgetUnsent(ctx, ctx.actor.id, form)
      else await keepUnsent(ctx, { form, fields })
      return done
    },
  }),
]
