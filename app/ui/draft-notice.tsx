import { useSearchParams } from 'react-router'
import { useAccountT } from '#app/i18n/use-t.tsx'
import {
  DRAFT_FIELD,
  DRAFT_OWNER_FIELD,
  DRAFT_PARAM,
  type FormDraft,
  formatDraftOwner,
  MAX_DRAFTS,
} from '#app/lib/draft.ts'
import { formatDayAndSecond } from '#app/lib/site-calendar.ts'
import { DraftSaved } from './draft-saved.tsx'
import { Link } from './link.tsx'
import { LinkedText } from './linked-text.tsx'
import { type DraftState, startOver } from './use-draft.ts'

/** Returns the address of this page with another draft of its form. */
export function useDraftAddress(): (draft: string) => string {
  const [params] = useSearchParams()
  return (draft) => {
    const next = new URLSearchParams(params)
    next.set(DRAFT_PARAM, draft)
    return `?${next}`
  }
}

/** So many before the oldest is deleted, the form says so. */
const FEW_DRAFTS = 5

/** The drafts of other tabs. Opening one leaves this one as it is. */
function OtherDrafts({ others }: Pick<FormDraft, 'others'>) {
  const t = useAccountT()
  const addressOf = useDraftAddress()
  return (
    <div className="w-full">
      <p>{t('forms.otherDrafts')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {others.map(({ id, savedAt, title }) => (
          <li key={id}>
            <Link to={addressOf(id)} reloadDocument className="plain-link">
              {t('forms.draftOf', { when: formatDayAndSecond(savedAt, t) })}
              {title && ` · ${title}`}
            </Link>
          </li>
        ))}
      </ul>
      {others.length >= MAX_DRAFTS - FEW_DRAFTS && <p>{t('forms.draftLimit', { max: MAX_DRAFTS })}</p>}
    </div>
  )
}

function StartOver({ draft }: { draft: FormDraft }) {
  const t = useAccountT()
  return (
    <button type="button" className="button-quiet needs-script" onClick={() => void startOver(draft)}>
      {t('forms.startOver')}
    </button>
  )
}

/** The beginning of a form that keeps a draft: says what was restored. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  const t = useAccountT()
  const { restoredAt, others, mark } = draft
  return (
    <>
      <input type="hidden" name={DRAFT_FIELD} value={mark} />
      <input type="hidden" name={DRAFT_OWNER_FIELD} value={formatDraftOwner(draft)} />
      {(restoredAt || others.length > 0) && (
        <div role="status" className="notice border-edge">
          {restoredAt && (
            <>
              <p className="flex-1">{t('forms.restored')}</p>
              <StartOver draft={draft} />
            </>
          )}
          {others.length > 0 && <OtherDrafts others={others} />}
        </div>
      )}
    </>
  )
}

/** The end of a form that keeps a draft: says whether it is saved, in view wherever in the form someone types. */
export function DraftStatus({ draft, state }: { draft: FormDraft; state: DraftState }) {
  const t = useAccountT()
  return (
    <>
      {state === 'signedOut' ? (
        <div role="alert" className="notice sticky bottom-2 z-10">
          <p>
            <LinkedText besideForm>{t('forms.sessionEnded')}</LinkedText>
          </p>
        </div>
      ) : (
        <DraftSaved
          text={{ untouched: '', saved: t('forms.draftSaved'), failed: t('forms.draftFailed') }[state]}
        />
      )}
      {state !== 'untouched' && !draft.restoredAt && (
        <p>
          <StartOver draft={draft} />
        </p>
      )}
    </>
  )
}
