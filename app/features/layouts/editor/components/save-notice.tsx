import { useAdminT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SaveAnswer } from '../editor-state.ts'

/** The result of saving, in the exact words ([LAY-05]). A conflict is not shown here, because it offers a choice. */
export function SaveNotice({ answer }: { answer: SaveAnswer | null }) {
  const t = useAdminT()
  if (!answer || answer.stored) return null
  const { said } = answer
  if (said.outcome === 'done') return <Notice tone="good" title={t('layouts.saved')} />
  if (said.outcome === 'refused' && said.refusal.code === 'layouts.noTable')
    return <Notice tone="bad" title={t('layouts.noTable')} />
  const whyNot = () => {
    if (said.outcome === 'refused') return t.said(said.refusal.code, said.refusal.params)
    const errors = said.outcome === 'invalid' ? Object.values(said.form.error ?? {}).flat() : []
    return errors[0] ?? t('layouts.unknownError')
  }
  return <Notice tone="bad" title={t('layouts.failedToSaveBecause', { message: whyNot() })} />
}
