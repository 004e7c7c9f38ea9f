import { useAdminT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SaveResponse } from '../editor-state.ts'

/** The result of saving, in the exact words ([LAY-05]). A conflict is not shown here, because it offers a choice. */
export function SaveNotice({ response }: { response: SaveResponse | null }) {
  const t = useAdminT()
  if (!response || response.stored) return null
  const { result } = response
  if (result.outcome === 'done') return <Notice tone="good" title={t('layouts.saved')} />
  if (result.outcome === 'refused' && result.refusal.code === 'layouts.noTable')
    return <Notice tone="bad" title={t('layouts.noTable')} />
  const whyNot = () => {
    if (result.outcome === 'refused') return t.dynamic(result.refusal.code, result.refusal.params)
    const errors = result.outcome === 'invalid' ? Object.values(result.form.error ?? {}).flat() : []
    return errors[0] ?? t('layouts.unknownError')
  }
  return <Notice tone="bad" title={t('layouts.failedToSaveBecause', { message: whyNot() })} />
}
