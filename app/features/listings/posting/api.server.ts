import { whyNotPost } from '#app/features/items/rules.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { forgetUnsent, keepUnsent } from './keep-unsent.server.ts'
import { unsentAnswer, unsentSent } from './schema.ts'

const done = { success: true } as const

export const postingApi = endpoints().post(
  '/unsent-form',
  ...personalEndpoint({
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
)
