import type { HeadersArgs } from 'react-router'
import { type Goal, parseGoal } from '#app/features/accounts/sign-in/goal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

type Head = { readonly title: string; readonly description: string; readonly path: string }

/** The head of an account page, which is not indexed. */
export function accountMeta({ site, t }: Pick<Ctx, 'site' | 't'>, head: Head) {
  return pageMeta(site, t, { ...head, index: false })
}

/** Headers of an action, such as Retry-After, belong to the page too. */
export function headersOfAction({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

/** Returns what the visitor wanted before the account page, as its address says. */
export const goalOf = ({ url }: Request): Goal => parseGoal(new URL(url).searchParams)

/** Returns the page that a visitor opened before the account page: the one named in the address, or the home page. */
export const returnPath = (request: Request) => goalOf(request).to
