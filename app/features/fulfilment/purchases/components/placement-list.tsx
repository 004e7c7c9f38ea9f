import { categoryName } from '#app/features/categories/category-list.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import type { PlacementBought } from '../queries.server.ts'
import { nextStep, type Worker } from '../remaining-work.ts'

const NAMES = {
  ticker: 'billing.tickerPost',
  'category-board': 'billing.categoryBillboard',
  'home-board': 'billing.homeBillboard',
} as const

const WORKERS: Readonly<Record<Exclude<Worker, 'none'>, 'purchases.you' | 'purchases.us'>> = {
  you: 'purchases.you',
  us: 'purchases.us',
}

const TONES = { placed: 'tag-good', todo: 'tag-quiet', waiting: 'tag-quiet', blocked: 'tag-bad' } as const

/** The days something runs; before it has begun, when it will begin. */
export function Days({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) {
  const t = useAccountT()
  if (!startsAt || !endsAt) return <>{t('purchases.startsWhenShown')}</>
  return <>{t('receipts.period', { from: formatDay(startsAt, t), to: formatDay(endsAt, t) })}</>
}

/** The page on which it is shown. */
function Shown({ kind, category }: Pick<PlacementBought, 'kind' | 'category'>) {
  const t = useAccountT()
  const to = kind === 'category-board' ? `/categories/${category}` : '/'
  return (
    <Link to={to} className="plain-link">
      {t('purchases.seeIt')}
    </Link>
  )
}

/** What is left to do, and who does it. */
function Remaining({ placement }: { placement: PlacementBought }) {
  const t = useAccountT()
  const { worker, text } = nextStep(placement)
  const { billboardId, hasChange } = placement
  return (
    <p className="max-w-prose">
      {worker !== 'none' && <b>{t(WORKERS[worker])} </b>}
      {t.dynamic(text)} {hasChange && t('purchases.changeWaits')}{' '}
      {billboardId && (
        <Link to={`/edit-ad/${billboardId}`} className="plain-link">
          {t('purchases.openBillboard')}
        </Link>
      )}
    </p>
  )
}

function Item({ placement }: { placement: PlacementBought }) {
  const t = useAccountT()
  const { kind, category, state, startsAt, endsAt } = placement
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-bold">{t(NAMES[kind])}</span>
        {kind === 'category-board' && <span className="tag">{categoryName(category, t.locale)}</span>}
        <span className={`tag ${TONES[state]}`}>{t(`purchases.${state}`)}</span>
      </p>
      <p className="text-label text-muted">
        <Days startsAt={startsAt} endsAt={endsAt} /> {state === 'placed' && <Shown {...placement} />}
      </p>
      <Remaining placement={placement} />
    </li>
  )
}

/** Every placement that was bought: what, where, when, its state, and what is left to do ([PAY-14]). */
export function PlacementList({ placements }: { placements: readonly PlacementBought[] }) {
  return (
    <ul>
      {placements.map((placement) => (
        <Item key={`${placement.kind} ${placement.billboardId}`} placement={placement} />
      ))}
    </ul>
  )
}
