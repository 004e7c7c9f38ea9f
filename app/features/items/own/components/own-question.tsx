import { isMarketplace } from '#app/features/categories/category-list.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { OwnItem } from '../own-item.ts'
import { goneWords, OWN_WORDS } from '../own-words.ts'
import type { AskedAbout } from '../schema.ts'

const BUTTONS = {
  inactive: 'dashboard.deactivate',
  deleted: 'dashboard.deleteButton',
} as const

/** Returns the question before an action on one's own item, with its consequences ([DASH-02], D-09). */
export function useQuestion(item: Pick<OwnItem, 'kind' | 'category' | 'isOfPackage'>, what: AskedAbout) {
  const { kind, category, isOfPackage } = item
  const t = useAccountT()
  const words = OWN_WORDS[kind]
  const { title, text } = words.questions[what]
  if (what === 'deleted' && isOfPackage)
    return { title: t(title), text: t('dashboard.deletePackageBillboard'), button: t(BUTTONS[what]) }
  if (what !== 'sold') return { title: t(title), text: t(text), button: t(BUTTONS[what]) }
  const asked = isMarketplace(category) ? title : words.goneTitle
  return { title: t(asked), text: t(text), button: t(goneWords(category).button) }
}
