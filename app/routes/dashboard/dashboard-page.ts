import type { Ctx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

type Tab = { readonly name: string; readonly path: string }

/** The head of a tab, which is not indexed. */
export function dashboardMeta({ site, t }: Pick<Ctx, 'site' | 't'>, { name, path }: Tab) {
  const title = `${name} · ${t('dashboard.title')}`
  return pageMeta(site, t, { title, description: t('dashboard.description'), path, index: false })
}
