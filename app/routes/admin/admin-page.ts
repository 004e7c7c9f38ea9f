import type { Ctx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

/** The head of a page of the administration. Search engines never see one. */
export function adminMeta({ site, t }: Pick<Ctx, 'site' | 't'>, meta: { title: string; path: string }) {
  return pageMeta(site, t, { ...meta, description: t('admin.title'), index: false })
}
