import { whyNotPost } from '#app/features/items/rules.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { deleteDraft, saveDraft } from './save-draft.server.ts'
import { draftInput, draftResponse } from './schema.ts'

const done = { success: true } as const

export const postingApi = endpoints().post(
  '/draft',
  ...personalEndpoint({
    summary: 'Keeps what somebody is typing into a form for listings; fields: null forgets it.',
    input: draftInput,
    output: draftResponse,
    refusals: ['forbidden', 'tooMany'],
    async run(ctx, { form, fields }) {
      assertAllowed(whyNotPost(ctx.actor))
      if (fields === null) await deleteDraft(ctx, ctx.actor.id, form)
      else await saveDraft(ctx, { form, fields })
      return done
    },
  }),
)
