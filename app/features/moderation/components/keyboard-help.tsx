import Keyboard from 'lucide-react/icons/keyboard'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { ACTION_KEYS } from '../action-keys.ts'
import { nameOf } from '../actions.ts'
import { Key } from './key.tsx'

/** The keyboard shortcuts. They work while the focus is on an item, and nowhere else. */
export function KeyboardHelp({ moves }: { moves: readonly (readonly [key: string, name: string])[] }) {
  const t = useAdminT()
  const actions = Object.entries(ACTION_KEYS).map(
    ([key, names]) => [key, names.map((name) => t(nameOf(name))).join(' / ')] as const,
  )
  return (
    <details id="keyboard" className="needs-script text-small">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 font-semibold">
        <Keyboard aria-hidden size={18} strokeWidth={1.75} />
        {t('moderation.keyboard')}
      </summary>
      <p className="mt-1">{t('moderation.keyboardText')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {[...moves, ...actions].map(([key, name]) => (
          <li key={key}>
            <Key>{key}</Key> {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
