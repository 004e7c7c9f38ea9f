import type { HeadersArgs } from 'react-router'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

type Lang = { readonly title: string; readonly description: string; readonly path: string }

/** The head of an account page, which is not indexed. */
export function accountMeta({ site, t }: Pick<Ctx, 'site' | 't'>, said: Lang) {
  return pageMeta(site, t, { ...said, index: false })
}

/** Headers of an action, such as Retry-After, belong to the page too. */
export function headersOfAction({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}
