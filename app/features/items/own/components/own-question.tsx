import { useAccountT } from '#app/i18n/use-t.tsx'
import type { ItemKind } from '../../item-kinds.ts'
import { OWN_WORDS } from '../own-words.ts'
import type { AskedAbout } from '../schema.ts'

const BUTTONS = {
  inactive: 'dashboard.deactivate',
  sold: 'dashboard.markSold',
  deleted: 'dashboard.deleteButton',
} as const

/** Returns the question before an action on one's own item, with its consequences ([DASH-02], D-09). */
export function useQuestion(kind: ItemKind, what: AskedAbout) {
  const t = useAccountT()
  const { title, text } = OWN_WORDS[kind].questions[what]
  return { title: t(title), text: t(text), button: t(BUTTONS[what]) }
}
