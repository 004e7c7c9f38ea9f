import type { MouseEvent } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { WrongField } from './form-field.ts'

const CONTROLS = 'input:not([type=hidden]), select, textarea, button'

/** Opens what hides a field, such as the tab of a language, and moves the focus to the field. */
function goTo(event: MouseEvent, id: string) {
  const box = document.getElementById(id)
  if (!box) return
  event.preventDefault()
  const panel = box.closest<HTMLElement>('[data-opened-by]')
  document.getElementById(panel?.dataset['openedBy'] ?? '')?.click()
  const fold = box.closest('details')
  if (fold) fold.open = true
  const control = box.matches(CONTROLS) ? box : box.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}

type Props = {
  wrong: readonly WrongField[]
  /** What the form calls a field. */
  labelOf: (name: string) => string
}

/**
 * What is still wrong in a long form, beside the button that sends it ([FORM-06]): each field by name, as a link. Fields
 * announce their errors themselves.
 */
export function WrongFields({ wrong, labelOf }: Props) {
  const t = useAccountT()
  if (wrong.length === 0) return null
  return (
    <div className="rounded-sign border-2 border-red bg-card p-4">
      <p className="font-bold text-red">{t('forms.wrongFields', { count: wrong.length })}</p>
      <ul className="mt-1 grid">
        {wrong.map(({ id, name, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)} className="plain-link">
              {labelOf(name)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
