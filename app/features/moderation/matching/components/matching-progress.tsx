import { useAdminT } from '#app/i18n/use-t.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Matching, MatchingProgress as Progress } from './use-matching.tsx'

function troubleOf(t: ReturnType<typeof useAdminT>, { trouble }: Progress): string {
  if (trouble?.outcome === 'refused') return t.dynamic(trouble.refusal.code, trouble.refusal.params)
  const wrong = trouble?.outcome === 'invalid' ? Object.values(trouble.form.error ?? {}).flat()[0] : undefined
  return wrong ?? t('moderation.failed')
}

function Result({ progress }: { progress: Progress }) {
  const t = useAdminT()
  const { done, failed, state } = progress
  const title = state === 'failed' ? troubleOf(t, progress) : t('moderation.doneCount', { count: done })
  return (
    <Notice tone={state === 'done' && failed === 0 ? 'good' : 'bad'} title={title}>
      {state === 'failed' && done > 0 && <p>{t('moderation.doneCount', { count: done })}</p>}
      {state === 'stopped' && <p>{t('moderation.matchingStopped')}</p>}
      {failed > 0 && <p>{t('moderation.matchingLeft', { count: failed })}</p>}
    </Notice>
  )
}

/** How far an order about everything that matches has come, with a way to stop it; then what became of it ([MOD-09]). */
export function MatchingProgress({ matching: { progress, stop } }: { matching: Matching }) {
  const t = useAdminT()
  if (!progress) return null
  const { done, failed, total, state } = progress
  const text = t('moderation.matchingProgress', { done: done + failed, total })
  return (
    <div className="stays-in-sight">
      {state === 'running' ? (
        <div className="flex flex-wrap items-center gap-3 rounded-sign border-2 border-asphalt bg-card p-3">
          <progress value={done + failed} max={total} aria-label={text} className="min-w-40 flex-1" />
          <p role="status">{text}</p>
          <button type="button" className="small-button" onClick={stop}>
            {t('moderation.matchingStop')}
          </button>
        </div>
      ) : (
        <Result progress={progress} />
      )}
    </div>
  )
}
