import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { useFollowing } from '#app/ui/use-following.ts'
import { MAX_NEAR_LENGTH } from '../near.ts'
import type { Suggestion } from './ask-places.tsx'
import { useSuggestions } from './use-suggestions.tsx'

type ListProps = {
  id: string
  places: readonly Suggestion[]
  active: number
  onChoose: (place: Suggestion) => void
}

/** The suggestions below the field. The pointer does not take the focus away from it. */
function Suggestions({ id, places, active, onChoose }: ListProps) {
  const t = useT()
  return (
    <div role="listbox" id={id} aria-label={t('places.suggestions')} className="place-list">
      {places.map((place, i) => (
        <div
          key={place.value}
          role="option"
          id={`${id}-${i}`}
          aria-selected={i === active}
          tabIndex={-1}
          className="place-choice"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(place)}
        >
          {place.name}
        </div>
      ))}
    </div>
  )
}

/** Returns the suggestion that a key moves to, -1 for the field itself; null for keys that move nowhere. */
function movedBy(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return from + 1 === count ? -1 : from + 1
  if (key === 'ArrowUp') return from === -1 ? count - 1 : from - 1
  return null
}

type Props = {
  name: string
  label: string
  value: string
  /** A message below the field. */
  error: ReactNode
  /** What is over the end of the field as long as nothing is typed. */
  children?: ReactNode
}

/**
 * A field for a ZIP code or a city with suggestions ([GEO-02]): arrow keys choose, Enter takes, Escape closes. A choice sends the
 * form. Without JavaScript it is a plain field.
 */
export function PlaceField({ name, label, value, error, children }: Props) {
  const t = useT()
  const id = useId()
  const field = useFollowing<HTMLInputElement>(value)
  const { found, ask, close } = useSuggestions()
  const [active, setActive] = useState(-1)
  const choose = (place: Suggestion) => {
    close()
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    input.value = place.value
    input.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedBy(event.key, active, found.length)
    const chosen = found[active]
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && found.length > 0) close()
    else return
    event.preventDefault()
  }
  return (
    <div className="place-field">
      <label htmlFor={id} className="text-small font-semibold text-muted">
        {label}
      </label>
      <div className="place-input">
        <input
          ref={field}
          id={id}
          name={name}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && active < found.length ? `${id}-list-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={value}
          maxLength={MAX_NEAR_LENGTH}
          placeholder={t('places.hint')}
          className="text-field w-full min-w-0"
          onChange={(event) => {
            setActive(-1)
            ask(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {children}
      </div>
      {found.length > 0 && <Suggestions id={`${id}-list`} places={found} active={active} onChoose={choose} />}
      <p role="status" className="sr-only">
        {found.length > 0 && t('places.found', { count: found.length })}
      </p>
      {error && (
        <p id={`${id}-error`} className="place-error">
          {error}
        </p>
      )}
    </div>
  )
}
