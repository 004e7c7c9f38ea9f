import { categoryName } from '#app/features/categories/category-list.ts'
import { tierNamed } from '#app/features/pricing/packages.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { AdminTable } from '#app/ui/admin-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { isGridTask, type LayoutName, type Placement, type Task, taskPath } from '../fulfilment-tasks.ts'
import { BLOCK_NAMES, KIND_NAMES, VIEW_NAMES } from './names.tsx'

/** What a layout is called. */
function useLayoutName() {
  const t = useAdminT()
  return (layout: LayoutName) =>
    layout === 'home' ? t('fulfilment.homePage') : categoryName(layout, t.locale)
}

function Where({ placement }: { placement: Placement }) {
  const t = useAdminT()
  const layout = useLayoutName()(placement.layout)
  const { row, col } = placement
  if (row === null || col === null) return <li>{t('fulfilment.amongNewest', { layout })}</li>
  return <li>{t('fulfilment.placedAt', { layout, row: row + 1, col: col + 1 })}</li>
}

/** What was sold: the kind of place, and in which category. */
function Promised({ task }: { task: Task }) {
  const t = useAdminT()
  const { kind, category, tier, amountCents } = task
  const named = tierNamed(tier)
  const bought = [named && t(`billing.${named}`), formatCents(amountCents, t.locale)]
    .filter(Boolean)
    .join(', ')
  return (
    <td>
      <p className="font-semibold">{t(KIND_NAMES[kind])}</p>
      {kind === 'category-board' && <p className="text-small">{categoryName(category, t.locale)}</p>}
      <p className="text-small text-muted">{bought}</p>
    </td>
  )
}

function Standing({ task }: { task: Task }) {
  const t = useAdminT()
  const { state, block, placements, kind } = task
  return (
    <td>
      <span className={`tag ${state === 'todo' ? 'tag-bad' : ''}`}>{t(VIEW_NAMES[state])}</span>
      {block && <p className="text-small">{t(BLOCK_NAMES[block])}</p>}
      {isGridTask(kind) && placements.length > 0 && (
        <ul className="text-small">
          {placements.map((placement) => (
            <Where key={`${placement.layout} ${placement.row} ${placement.col}`} placement={placement} />
          ))}
        </ul>
      )}
    </td>
  )
}

const ACTIONS = {
  todo: 'fulfilment.position',
  waiting: 'fulfilment.review',
  blocked: 'fulfilment.show',
  placed: 'fulfilment.showPosition',
} as const

function Row({ task, homeLayoutId }: { task: Task; homeLayoutId: string | null }) {
  const t = useAdminT()
  const { listingId, listingTitle, billboardTitle, listingNumber, billboardNumber } = task
  const title = billboardTitle || listingTitle
  return (
    <tr>
      <td className="wrap-anywhere">
        <Link to={`/admin/ads?q=${billboardNumber ?? listingNumber}`} className="plain-link font-semibold">
          {title}
        </Link>
        <p className="text-small text-muted">
          {billboardNumber ?? listingNumber} ·{' '}
          <Link to={`/admin/money?listing=${listingId}`} className="plain-link">
            {t('money.payments')}
          </Link>
        </p>
        <Link to={userPath(task.userId)} className="plain-link text-small text-muted">
          {task.fullName || task.email}
        </Link>
      </td>
      <Promised task={task} />
      <Standing task={task} />
      <td className="whitespace-nowrap">
        <span className="text-muted lg:hidden">{t('fulfilment.since')}: </span>
        {formatDay(task.since, t)}
      </td>
      <td className="whitespace-nowrap">
        <span className="text-muted lg:hidden">{t('fulfilment.until')}: </span>
        {formatDay(task.endsAt, t) || t('fulfilment.notBegun')}
      </td>
      <td>
        <Link to={taskPath(task, homeLayoutId)} className="row-button">
          {t(ACTIONS[task.state])} <span className="sr-only">{title}</span>
        </Link>
      </td>
    </tr>
  )
}

/** The tasks, with where each is shown and a link to place it. */
export function TaskTable({ tasks, homeLayoutId }: { tasks: readonly Task[]; homeLayoutId: string | null }) {
  const t = useAdminT()
  return (
    <AdminTable
      headings={[
        t('fulfilment.item'),
        t('fulfilment.promised'),
        t('fulfilment.state'),
        t('fulfilment.since'),
        t('fulfilment.until'),
        t('fulfilment.action'),
      ]}
    >
      {tasks.map((task) => (
        <Row
          key={`${task.listingId} ${task.kind} ${task.billboardId}`}
          task={task}
          homeLayoutId={homeLayoutId}
        />
      ))}
    </AdminTable>
  )
}
