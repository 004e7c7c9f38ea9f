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
import { COMPARE_FORM } from '../compare-address.ts'
import { COMPARED_SORTS, type ComparedSort } from '../compared.ts'
import { readChosen, storeChosen } from './stored-choice.tsx'

/** The checkboxes of the rows. */
const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form="${COMPARE_FORM}"]`),
]

/** A listing that can be chosen, and what it is. */
type Choice = { readonly listing: ChosenListing; readonly sort: ComparedSort }

/** What a checkbox chooses, with the title of its row. */
function choiceOf(box: HTMLInputElement): Choice | null {
  const number = parsePublicId(box.value)
  const sort = COMPARED_SORTS.find((known) => known === box.dataset['sort'])
  const title = box.closest('li')?.querySelector('.item-title')
  if (number === null || !sort || !title) return null
  const said = title.querySelector<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang
  const language = isLocale(said) ? said : 'en'
  return { sort, listing: { number, title: title.textContent.trim(), language } }
}

/** Adds what was ticked before this was loaded, as far as it can be chosen. */
const withTicked = (chosen: Chosen): Chosen =>
  boxes().reduce((known, box) => {
    const choice = box.checked ? choiceOf(box) : null
    if (!choice || whyNotChoose(known, choice.sort)) return known
    return withChosen(known, choice.sort, choice.listing)
  }, chosen)

/** What happened last, to be announced. */
export type ChoiceNote =
  | { readonly what: 'added' | 'removed'; readonly listing: ChosenListing }
  | ({ readonly what: ChoiceRefusal } & Choice)

/**
 * Keeps in this tab what is chosen for a comparison, in step with the checkboxes of the list ([CMP-04]). `rows`: changes with
 * them.
 */
export function useChosen(rows: object) {
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
    ({ listing, sort }: Choice) => {
      const refusal = whyNotChoose(latest.current, sort)
      if (refusal) return setNote({ what: refusal, listing, sort })
      change(withChosen(latest.current, sort, listing), { what: 'added', listing })
    },
    [change],
  )
  useEffect(() => {
    const known = readChosen()
    const next = withTicked(known)
    const listing = next.listings.findLast(({ number }) => !isChosen(known, number))
    change(next, listing ? { what: 'added', listing } : null)
    // A page that comes back from the browser's memory may be older than what is stored.
    const reread = ({ persisted }: PageTransitionEvent) => {
      if (persisted) change(readChosen(), null)
    }
    window.addEventListener('pageshow', reread)
    return () => window.removeEventListener('pageshow', reread)
  }, [change])
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !boxes().includes(target)) return
      const choice = choiceOf(target)
      if (!choice) return
      if (target.checked) add(choice)
      else remove(choice.listing)
      target.checked = isChosen(latest.current, choice.listing.number)
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [add, remove])
  useEffect(() => {
    // Not `chosen`: at first it does not have what was ticked before this was loaded.
    for (const box of boxes()) box.checked = isChosen(latest.current, Number(box.value))
  }, [chosen, rows])
  const startOver = (choice: Choice) => {
    change(NONE_CHOSEN, null)
    add(choice)
  }
  return { chosen, note, remove, startOver, clear: () => change(NONE_CHOSEN, null) }
}
