import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Cents } from '#app/lib/money.ts'

export const TASKS_PER_PAGE = 25

/** What ends within this many days is about to end. */
export const ENDING_DAYS = 7

/**
 * todo: paid, approved, and shown nowhere. waiting: for an admin's approval. blocked: it cannot be placed now.
 * placed: where it was sold. ending: to be placed or placed, and over within ENDING_DAYS.
 */
export const TASK_VIEWS = ['todo', 'waiting', 'blocked', 'placed', 'ending'] as const
export type TaskView = (typeof TASK_VIEWS)[number]
export type TaskState = Exclude<TaskView, 'ending'>

/** What a package includes that the operator has to place. A bump is done by itself. */
export const TASK_KINDS = ['home-board', 'category-board', 'ticker'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** Why something cannot be placed now. */
export type Block = 'deleted' | 'hidden' | 'rejected' | 'removed' | 'off' | 'later' | 'ended'

/** A layout a billboard can be in: of the home page, or of a category. */
export type LayoutName = 'home' | CategorySlug

/** Where a billboard is. Without a layout a page shows its newest billboards: then it has no place of its own. */
export type Placement = {
  readonly billboardId: string
  readonly layout: LayoutName
  /** Counted from 0; null where no layout was drawn. */
  readonly row: number | null
  readonly col: number | null
}

/** One thing that was sold with a listing. */
export type Task = {
  readonly listingId: string
  readonly listingNumber: number
  readonly listingTitle: string
  readonly category: CategorySlug
  readonly kind: TaskKind
  readonly billboardId: string | null
  readonly billboardNumber: number | null
  readonly billboardTitle: string | null
  readonly state: TaskState
  readonly block: Block | null
  readonly tier: string
  /** The last payment for it, with everything else in the package. */
  readonly amountCents: Cents
  readonly since: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly userId: string
  readonly fullName: string
  readonly email: string
  readonly placements: readonly Placement[]
}

export type TaskCounts = Readonly<Record<TaskView, number>>

export const NO_TASKS: TaskCounts = { todo: 0, waiting: 0, blocked: 0, placed: 0, ending: 0 }

/** What the overview says of the tasks. */
export type OpenTasks = {
  readonly todo: number
  readonly todoSince: Date | null
  readonly ending: number
  readonly firstEnd: Date | null
}

export const NO_OPEN_TASKS: OpenTasks = { todo: 0, todoSince: null, ending: 0, firstEnd: null }

/** Which tasks an address asks for. Of one listing all are shown, whatever their state. */
export type TasksQuery = {
  readonly view: TaskView
  readonly kind: TaskKind | null
  readonly listing: string | null
}

/** Whether this is one of the two kinds that a billboard is placed for. */
export const isGridTask = (kind: TaskKind): kind is 'home-board' | 'category-board' =>
  kind === 'home-board' || kind === 'category-board'

/** Where a task is done: the editor with the billboard at hand, the ticker, or the item that waits. `home`: the active layout. */
export function taskPath(task: Task, home: string | null): string {
  const { kind, state, billboardId, billboardNumber, listingNumber, category } = task
  const number = billboardNumber ?? listingNumber
  if (state === 'waiting' || state === 'blocked') return `/admin/ads?q=${number}`
  if (!isGridTask(kind) || !billboardId) return `/admin/ticker?q=${encodeURIComponent(task.listingTitle)}`
  const query = state === 'todo' ? `?place=${billboardId}` : ''
  if (kind === 'category-board') return `/admin/category-layout/${category}${query}`
  return home ? `/admin/layout/${home}${query}` : '/admin/layout'
}
