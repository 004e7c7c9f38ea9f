import { useAccountT } from '#app/i18n/use-t.tsx'
import type { ItemKind } from '../../rules.ts'
import type { AskedAbout } from '../schema.ts'

const QUESTIONS = {
  listing: {
    inactive: { title: 'dashboard.deactivateTitle', text: 'dashboard.deactivateText' },
    sold: { title: 'dashboard.soldTitle', text: 'dashboard.soldText' },
    deleted: { title: 'dashboard.deleteTitle', text: 'dashboard.deleteText' },
  },
  banner: {
    inactive: { title: 'dashboard.deactivatePromotionTitle', text: 'dashboard.deactivatePromotionText' },
    sold: { title: 'dashboard.soldPromotionTitle', text: 'dashboard.soldPromotionText' },
    deleted: { title: 'dashboard.deletePromotionTitle', text: 'dashboard.deletePromotionText' },
  },
} as const

const BUTTONS = {
  inactive: 'dashboard.deactivate',
  sold: 'dashboard.markSold',
  deleted: 'dashboard.deleteButton',
} as const

/** Returns the question before an action on one's own item, with its consequences ([DASH-02], D-09). */
export function useQuestion(kind: ItemKind, what: AskedAbout) {
  const t = useAccountT()
  const { title, text } = QUESTIONS[kind][what]
  return { title: t(title), text: t(text), button: t(BUTTONS[what]) }
}
