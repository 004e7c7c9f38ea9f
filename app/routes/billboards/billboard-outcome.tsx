import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LEADS_ON_MS } from '#app/features/billboards/editing/billboard-texts.ts'
import { refusedLoss } from '#app/features/billboards/schedule/loss.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { type FormResult, staleOf } from '#app/lib/form-result.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { openDocument } from '#app/ui/open-document.ts'
import { takeFocus } from '#app/ui/take-focus.ts'
import { readRefusal } from '../read-refusal.ts'
import { LoadFailure } from '../shell/load-failure.tsx'

/** What the forms of the page of a billboard do: `?do=` of where they are sent. */
export const EDIT_ACTIONS = ['save', 'status', 'schedule', 'share', 'unshare', 'remove'] as const
export type EditAction = (typeof EDIT_ACTIONS)[number]

const DONE = {
  save: 'billboards.updated',
  status: 'billboards.statusSaved',
  schedule: 'billboards.scheduleSaved',
  share: 'billboards.linkMade',
  unshare: 'billboards.linkEnded',
  remove: 'billboards.removed',
} as const satisfies Record<EditAction, string>

const FAILED = {
  status: 'billboards.statusFailed',
  schedule: 'billboards.scheduleFailed',
  share: 'billboards.linkFailed',
  unshare: 'billboards.linkFailed',
  remove: 'billboards.removeFailed',
} as const satisfies Record<Exclude<EditAction, 'save'>, string>

/** Leads on after the success message was shown for a moment ([AD-04]). */
function useLeadsOn(to: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => {
      // The administration has a document of its own.
      if (to.startsWith('/admin')) openDocument(to)
      else void navigate(to)
    }, LEADS_ON_MS)
    return () => clearTimeout(timer)
  }, [to, navigate])
}

function DoneNotice({ action, home }: { action: EditAction; home: string }) {
  const t = useAccountT()
  const endsHere = action === 'save' || action === 'remove'
  useLeadsOn(endsHere ? home : null)
  return (
    <Notice ref={takeFocus} tone="good" title={t(DONE[action])}>
      {endsHere && (
        <Link to={home} reloadDocument={home !== '/dashboard'} className="plain-link">
          {t('billboards.leadsOn')}
        </Link>
      )}
    </Notice>
  )
}

type EditResult = { readonly action: EditAction; readonly result: FormResult } | undefined

/** The result of an action. Errors of fields are in the form. */
export function EditOutcome({ edited, home }: { edited: EditResult; home: string }) {
  const t = useAccountT()
  if (!edited || edited.result.outcome === 'invalid') return null
  const { action, result } = edited
  if (result.outcome === 'done') return <DoneNotice action={action} home={home} />
  if (action === 'save' || staleOf(result) || refusedLoss(result) !== null) return null
  const why = result.outcome === 'refused' ? t.dynamic(result.refusal.code, result.refusal.params) : null
  return (
    <Notice tone="bad" title={t(FAILED[action])}>
      {why && <p>{why}</p>}
    </Notice>
  )
}

/** After a billboard was deleted. */
export function RemovedAd({ home }: { home: string }) {
  return (
    <div className="frame max-w-3xl py-12">
      <DoneNotice action="remove" home={home} />
    </div>
  )
}

/** A billboard that is not there, or another user's ([AD-04]). */
export function AdFailure({ error }: { error: unknown }) {
  const t = useAccountT()
  if (readRefusal(error)?.kind !== 'notFound') return <LoadFailure message="billboards.loadFailed" />
  return (
    <EmptyState number="404" title={t('billboards.notFound')} text={t('billboards.notFoundText')}>
      <title>{`${t('billboards.notFound')} · ${t('common.siteName')}`}</title>
      <Link to="/dashboard" className="button-primary">
        {t('billboards.backToDashboard')}
      </Link>
    </EmptyState>
  )
}
