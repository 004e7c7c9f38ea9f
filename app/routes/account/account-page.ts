import type { HeadersArgs } from 'react-router'
import { safePath } from '#app/lib/safe-path.ts'
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

/** Returns the page that a visitor opened before the sign-in page: the one named in the address, or the home page. */
export const returnPath = ({ url }: Request) => safePath(new URL(url).searchParams.get('to'))
