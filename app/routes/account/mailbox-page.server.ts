import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { mailboxForm } from '#app/features/accounts/schema.ts'
import { askForLink } from '#app/features/accounts/tokens/ask-for-link.server.ts'
import { newToken } from '#app/platform/auth/secret-token.server.ts'
import { anyone } from '../guards.server.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { accountMeta, goalOf } from './account-page.ts'
import { browserOf } from './session-cookies.server.ts'

type Page = {
  readonly path: string
  readonly title: 'accounts.forgotTitle' | 'accounts.resendTitle'
  readonly lead: 'accounts.forgotLead' | 'accounts.resendLead'
}

/** The loader of a page that asks for an address to send a link to. */
export const mailboxLoader =
  ({ path, title, lead }: Page) =>
  ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
    const ctx = anyone(context)
    const meta = accountMeta(ctx, { title: ctx.t(title), description: ctx.t(lead), path })
    return { mark: newToken(), goal: goalOf(request), meta }
  }

/** Its action: has the link sent, and says where to. */
export const mailboxAction =
  (purpose: Parameters<typeof askForLink>[1]['purpose']) =>
  async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
    const ctx = anyone(context)
    return runFormAction(ctx, await readForm(request, mailboxForm(ctx.t)), async ({ email, mark }) => {
      const { device } = browserOf(request, ctx.site)
      await askForLink(ctx, { purpose, email, mark, device, goal: goalOf(request) })
      return { email }
    })
  }
