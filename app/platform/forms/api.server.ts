import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { endDraft, saveDraft } from './drafts.server.ts'
import { draftInput, draftResponse } from './schema.ts'

const done = { success: true } as const

export const formsApi = endpoints().post(
  '/draft',
  ...personalEndpoint({
    summary: 'Keeps what a user is typing into a form; fields: null forgets it.',
    input: draftInput,
    example: { form: 'contact', mark: '3f0a91bc', fields: { subject: 'Tires' } },
    output: draftResponse,
    async run(ctx, { form, user, mark, fields }) {
      const isOther = user !== undefined && user !== ctx.actor.id
      assertAllowed(isOther ? refuse('unauthenticated', 'common.signInFirst') : null)
      assertAllowed(ctx.actor.role === 'banned' ? refuse('forbidden', 'accounts.banned') : null)
      if (fields === null) await endDraft(ctx, { form, mark })
      else await saveDraft(ctx, { form, mark, fields })
      return done
    },
  }),
)
