import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { KIND_NAMES } from './found-list.tsx'

/** Somewhere to go. */
export type Choice = {
  readonly kind: keyof typeof KIND_NAMES
  readonly title: string
  readonly detail: string
  readonly to: string
}

type Props = {
  typed: string
  onType: (typed: string) => void
  choices: readonly Choice[]
  isLoading: boolean
  /** What is shown in place of the number of choices. */
  failed?: ReactNode
}

/** Returns the choice that a key moves to; null for keys that move nowhere. */
function movedBy(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  return null
}

type ChoiceProps = { choice: Choice; id: string; isActive: boolean; onPoint: () => void }

function ChoiceLink({ choice: { kind, title, detail, to }, id, isActive, onPoint }: ChoiceProps) {
  const t = useAdminT()
  return (
    <Link
      to={to}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className="palette-choice"
      onMouseMove={onPoint}
    >
      <span className="min-w-0 wrap-anywhere">
        {title} {detail && <span className="text-muted">{detail}</span>}
      </span>
      <span className="tag">{t(KIND_NAMES[kind])}</span>
    </Link>
  )
}

/** A field and the choices for what is typed in it: arrow keys choose, Enter goes there, Escape closes ([ADM-08]). */
export function CommandPalette({ typed, onType, choices, isLoading, failed }: Props) {
  const t = useAdminT()
  const id = useId()
  const [active, setActive] = useState(0)
  const at = Math.min(active, Math.max(0, choices.length - 1))
  const idOf = (index: number) => `${id}-${index}`

  function onKeyDown(event: KeyboardEvent) {
    const next = movedBy(event.key, at, choices.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(idOf(at))?.click()
    }
  }

  return (
    <div className="grid gap-2">
      <input
        ref={takeFocus}
        // A field of type search would take Escape for itself.
        type="text"
        role="combobox"
        aria-label={t('admin.findLabel')}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? idOf(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={100}
        placeholder={t('admin.findHint')}
        value={typed}
        onChange={(event) => {
          setActive(0)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
        className="text-field w-full"
      />
      {failed}
      <p role="status" className="text-small text-muted">
        {isLoading ? t('shell.loading') : !failed && t('admin.findCount', { count: choices.length })}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={t('admin.findResults')} className="palette-list">
        {choices.map((choice, index) => (
          <ChoiceLink
            key={choice.to}
            choice={choice}
            id={idOf(index)}
            isActive={index === at}
            onPoint={() => setActive(index)}
          />
        ))}
      </div>
      <p className="text-small text-muted max-sm:hidden">{t('admin.findKeys')}</p>
    </div>
  )
}
