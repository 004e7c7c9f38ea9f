import type { InboxKind } from '#app/features/statistics/inbox/inbox-entries.ts'
import type { AdminTranslate, MessageKey } from '#app/i18n/translate.ts'

export type MenuEntry = {
  readonly to: string
  readonly name: Extract<MessageKey, `admin.${string}`>
  /** Other addresses that belong to it. */
  readonly also?: string
  /** What its number counts. */
  readonly counts?: readonly InboxKind[]
}

export type MenuSection = { readonly name: MenuEntry['name']; readonly entries: readonly MenuEntry[] }

/** The pages of the admin area, in the order of its menu. */
export const MENU: readonly MenuSection[] = [
  {
    name: 'admin.sectionToday',
    entries: [
      { to: '/admin/dashboard', name: 'admin.overview' },
      { to: '/admin/ads/queue', name: 'admin.queue', counts: ['waiting'] },
      { to: '/admin/ads?reported=yes', name: 'admin.reports', counts: ['reported'] },
      { to: '/admin/fulfilment', name: 'admin.fulfilment', counts: ['todo'] },
      { to: '/admin/mail', name: 'admin.failedMail', counts: ['failedMail'] },
    ],
  },
  {
    name: 'admin.sectionContent',
    entries: [
      { to: '/admin/ads', name: 'admin.items' },
      { to: '/admin/layout', name: 'admin.layouts', also: '/admin/category-layout' },
      { to: '/admin/ticker', name: 'admin.ticker' },
      { to: '/admin/performance', name: 'admin.performance' },
      { to: '/admin/searches', name: 'admin.searches' },
    ],
  },
  {
    name: 'admin.sectionRecords',
    entries: [
      { to: '/admin/users', name: 'admin.users' },
      { to: '/admin/money', name: 'admin.money', counts: ['declined', 'failing'] },
      { to: '/admin/log', name: 'admin.log' },
    ],
  },
]

export const MENU_ENTRIES: readonly MenuEntry[] = MENU.flatMap(({ entries }) => entries)

type Place = { readonly pathname: string; readonly search: string }

function fits(to: string, { pathname, search }: Place): boolean {
  const [path = '', query] = to.split('?')
  const isInside = pathname === path || pathname.startsWith(`${path}/`)
  return isInside && (query === undefined || new URLSearchParams(search).toString().includes(query))
}

/** Returns the entry of the page that is open: of several that fit the longest. */
export function openEntry(place: Place): MenuEntry | undefined {
  const fitting = MENU_ENTRIES.flatMap((entry) =>
    [entry.to, entry.also ?? entry.to].filter((to) => fits(to, place)).map((to) => ({ entry, to })),
  )
  return fitting.toSorted((a, b) => b.to.length - a.to.length)[0]?.entry
}

/** Returns the pages whose name contains all the words. */
export function pagesNamed(t: AdminTranslate, typed: string): readonly MenuEntry[] {
  const words = typed.toLowerCase().split(/\s+/u)
  return MENU_ENTRIES.filter(({ name }) => words.every((word) => t(name).toLowerCase().includes(word)))
}
