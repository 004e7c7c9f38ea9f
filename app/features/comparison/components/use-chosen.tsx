import { useCallback, useEffect, useRef, useState } from 'react'
import { isLocale } from '#app/lib/locale.ts'
import { parsePublicId } from '#app/lib/public-id.ts'
import {
  type ChoiceRefusal,
  type Chosen,
  type ChosenListing,
  isChosen,
  NONE_CHOSEN,
  whyNotChoose,
  withChosen,
  withoutChosen,
} from '../chosen.ts'
import type { ComparedSort } from '../compared.ts'
import { readChosen, storeChosen } from './stored-choice.tsx'

/** The checkboxes of the rows. */
const boxesIn = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form="${CSS.escape(form)}"]`),
]

/** What a checkbox chooses, with the title of its row. */
function listingOf(box: HTMLInputElement): ChosenListing | null {
  const number = parsePublicId(box.value)
  const title = box.closest('li')?.querySelector('.item-title')
  if (number === null || !title) return null
  const said = title.querySelector<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang
  return { number, title: title.textContent.trim(), language: isLocale(said) ? said : 'en' }
}

/** Adds what was ticked before this was loaded, as far as it can be chosen. */
const withTicked = (chosen: Chosen, sort: ComparedSort | null, form: string): Chosen =>
  boxesIn(form).reduce((known, box) => {
    const listing = box.checked && sort ? listingOf(box) : null
    if (!listing || !sort || whyNotChoose(known, sort)) return known
    return withChosen(known, sort, listing)
  }, chosen)

/** What happened last, to be announced. */
export type ChoiceNote = {
  readonly what: 'added' | 'removed' | ChoiceRefusal
  readonly listing: ChosenListing
}

type List = {
  /** What the listings of the page are; null: nothing that can be compared. */
  readonly sort: ComparedSort | null
  /** The form that the checkboxes belong to. */
  readonly form: string
  /** Changes with the rows. */
  readonly rows: object
}

/** Keeps in this tab what is chosen for a comparison, in step with the checkboxes of the list ([CMP-04]). */
export function useChosen({ sort, form, rows }: List) {
  const [chosen, setChosen] = useState(NONE_CHOSEN)
  const [note, setNote] = useState<ChoiceNote | null>(null)
  const latest = useRef(NONE_CHOSEN)
  const change = useCallback((next: Chosen, happened: ChoiceNote | null) => {
    latest.current = next
    storeChosen(next)
    setChosen(next)
    setNote(happened)
  }, [])
  const remove = useCallback(
    (listing: ChosenListing) =>
      change(withoutChosen(latest.current, listing.number), { what: 'removed', listing }),
    [change],
  )
  const add = useCallback(
    (listing: ChosenListing) => {
      const refusal = sort ? whyNotChoose(latest.current, sort) : 'otherSort'
      if (!sort || refusal) return setNote(refusal && { what: refusal, listing })
      change(withChosen(latest.current, sort, listing), { what: 'added', listing })
    },
    [sort, change],
  )
  useEffect(() => {
    const known = readChosen()
    const next = withTicked(known, sort, form)
    const listing = next.listings.findLast(({ number }) => !isChosen(known, number))
    change(next, listing ? { what: 'added', listing } : null)
    // A page that comes back from the browser's memory may be older than what is stored.
    const reread = ({ persisted }: PageTransitionEvent) => {
      if (persisted) change(readChosen(), null)
    }
    window.addEventListener('pageshow', reread)
    return () => window.removeEventListener('pageshow', reread)
  }, [sort, form, change])
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !boxesIn(form).includes(target)) return
      const listing = listingOf(target)
      if (!listing) return
      if (target.checked) add(listing)
      else remove(listing)
      target.checked = isChosen(latest.current, listing.number)
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [form, add, remove])
  useEffect(() => {
    for (const box of boxesIn(form)) box.checked = isChosen(chosen, Number(box.value))
  }, [form, chosen, rows])
  const startOver = (listing: ChosenListing) => {
    change(NONE_CHOSEN, null)
    add(listing)
  }
  return { chosen, note, remove, startOver, clear: () => change(NONE_CHOSEN, null) }
}
