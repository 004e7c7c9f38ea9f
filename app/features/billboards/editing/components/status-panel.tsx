import { Form, useNavigation } from 'react-router'
import { LISTING_STATUSES, type ListingStatus } from '#app/features/items/item-status.ts'
import type { Move, OfferedMove, Standing } from '#app/features/items/rules.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { GreyedButton } from '#app/ui/greyed-button.tsx'
import { NamedSection } from '#app/ui/named-section.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'

const MOVE_NAMES = {
  active: 'billboards.moveActive',
  inactive: 'billboards.moveInactive',
  sold: 'billboards.moveSold',
} as const satisfies Record<Move, string>

function MoveButton({ to, whyNot }: OfferedMove) {
  const t = useAccountT()
  const busy = useNavigation().state !== 'idle'
  const label = t(MOVE_NAMES[to])
  if (whyNot) return <GreyedButton label={label} why={t.dynamic(whyNot.code, whyNot.params)} />
  return (
    <OnceButton busy={busy} name="status" value={to} className="button-small">
      {label}
    </OnceButton>
  )
}

/** The choices of admins: all five (D-04). */
function AnyStatus({ status }: { status: ListingStatus }) {
  const t = useAccountT()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <label className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('billboards.status')}</span>
        <select name="status" defaultValue={status} className="select">
          {LISTING_STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`dashboard.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <OnceButton busy={busy} className="button-small">
        {t('billboards.statusSave')}
      </OnceButton>
    </>
  )
}

type Props = {
  standing: Pick<Standing, 'status' | 'moderation' | 'reason'>
  /** The owner's actions; null for an admin, who may set any status. */
  moves: readonly OfferedMove[] | null
  /** The version that was read: an admin does not decide about another one. */
  version: number
}

/** Status Management ([AD-05]), within what moderation allows (D-04). */
export function StatusPanel({ standing: { status, moderation, reason }, moves, version }: Props) {
  const t = useAccountT()
  const isPublic = status === 'active' && moderation === 'approved'
  return (
    <NamedSection name={t('billboards.statusPanel')} className="grid gap-3">
      <p className="flex flex-wrap gap-1.5">
        <span className={`tag ${isPublic ? 'tag-good' : 'tag-quiet'}`}>{t(`dashboard.${status}`)}</span>
        {moderation !== 'approved' && (
          <span className={`tag ${moderation === 'waiting' ? 'tag-quiet' : 'tag-bad'}`}>
            {t(`dashboard.${moderation}`)}
          </span>
        )}
      </p>
      {reason && moderation !== 'approved' && (
        <p className="text-red wrap-anywhere">{t('dashboard.why', { reason })}</p>
      )}
      <Form
        method="post"
        action="?do=status"
        preventScrollReset
        className="flex flex-wrap items-center gap-2"
      >
        <input type="hidden" name="version" value={version} />
        {moves ? moves.map((move) => <MoveButton key={move.to} {...move} />) : <AnyStatus status={status} />}
      </Form>
    </NamedSection>
  )
}
