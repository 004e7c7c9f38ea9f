import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { PublicTranslate } from '#app/i18n/translate.ts'
import { useAddress, useT } from '#app/i18n/use-t.tsx'
import type { ChosenListing } from '../chosen.ts'
import { COMPARE_FORM } from '../compare-address.ts'
import { MAX_COMPARED } from '../compared.ts'
import { type ChoiceNote, useChosen } from './use-chosen.tsx'

function noteText({ what, listing: { title } }: ChoiceNote, count: number, t: PublicTranslate): string {
  switch (what) {
    case 'added':
      return t('listings.compareAdded', { title, count, most: MAX_COMPARED })
    case 'removed':
      return t('listings.compareRemoved', { title })
    case 'full':
      return t('listings.compareFull', { count: MAX_COMPARED })
    case 'otherSort':
      return t('listings.compareOther', { title })
  }
}

type Refused = Extract<ChoiceNote, { readonly sort: unknown }>

const isRefused = (note: ChoiceNote | null): note is Refused => note !== null && 'sort' in note

type ChipProps = { listing: ChosenListing; onRemove: () => void }

/** One chosen listing, wherever it was chosen: its number is sent with the form. */
function ChosenChip({ listing: { number, title, language }, onRemove }: ChipProps) {
  const t = useT()
  return (
    <li className="compare-chip">
      <input type="hidden" name="listing" value={number} />
      <span lang={language} className="truncate">
        {title}
      </span>
      <button type="button" className="compare-remove" onClick={onRemove}>
        <X aria-hidden size={16} />
        <span className="sr-only">
          {t('listings.compareRemove')}: <span lang={language}>{title}</span>
        </span>
      </button>
    </li>
  )
}

/** Checkboxes of the page and chips send the same numbers: the address names each listing once ([CMP-07]). */
function nameEachOnce(form: HTMLFormElement | null) {
  const unify = ({ formData }: FormDataEvent) => {
    const numbers = new Set(formData.getAll('listing'))
    formData.delete('listing')
    for (const number of numbers) formData.append('listing', number)
  }
  form?.addEventListener('formdata', unify)
  return () => form?.removeEventListener('formdata', unify)
}

export type BarProps = {
  /** The rows: other ones get the ticks of what was chosen before. */
  rows: object
  /** The place that the list asks for, as its address names it; '' for none. */
  near?: string
}

/** `CompareBar` with a script: what was chosen on all pages and in all lists of a sort, up to four ([CMP-04]). */
export function ChosenBar({ rows, near = '' }: BarProps) {
  const t = useT()
  const address = useAddress()
  const { chosen, note, remove, startOver, clear } = useChosen(rows)
  const go = useRef<HTMLButtonElement>(null)
  const count = chosen.listings.length
  return (
    <>
      <p role="status" className="sr-only">
        {note && noteText(note, count, t)}
      </p>
      <form
        ref={nameEachOnce}
        id={COMPARE_FORM}
        action={address('/compare')}
        className={`compare-bar ${count > 0 ? 'compare-known' : ''}`}
      >
        {near && <input type="hidden" name="near" value={near} />}
        {count > 0 && (
          <ul className="compare-chips" aria-label={t('listings.compareChosen')}>
            {chosen.listings.map((listing) => (
              <ChosenChip
                key={listing.number}
                listing={listing}
                onRemove={() => {
                  remove(listing)
                  go.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
        {isRefused(note) && (
          <div className="compare-note">
            <p aria-hidden>{noteText(note, count, t)}</p>
            {note.what === 'otherSort' && (
              <button type="button" className="contact-button" onClick={() => startOver(note)}>
                {t('listings.compareInstead')}
              </button>
            )}
          </div>
        )}
        <div className="compare-ends">
          {count > 0 && (
            <button type="button" className="contact-button" onClick={clear}>
              {t('listings.compareClear')}
            </button>
          )}
          <button ref={go} type="submit" className="button-primary compare-go">
            {t('listings.compareChosen')}
            {count > 0 && ` (${count})`}
          </button>
        </div>
      </form>
    </>
  )
}
