import { useAdminT } from '#app/i18n/use-t.tsx'
import type { EditorItem } from '../editor-state.ts'

/** Returns how billboards are named in one text; one that is gone has no name of its own. */
export function useTitles(items: ReadonlyMap<string, EditorItem>) {
  const t = useAdminT()
  return (ids: readonly string[]) =>
    ids.map((id) => items.get(id)?.title ?? t('layouts.someBillboard')).join(', ')
}
