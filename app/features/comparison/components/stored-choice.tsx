import { type Chosen, parseChosen, withoutChosen } from '../chosen.ts'

const KEY = 'compare'

/** Runs with the storage of this tab, if the browser allows it: without, a choice lasts as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

export const readChosen = (): Chosen => parseChosen(inStorage((storage) => storage.getItem(KEY)))

export function storeChosen(chosen: Chosen): void {
  inStorage((storage) =>
    chosen.listings.length > 0 ? storage.setItem(KEY, JSON.stringify(chosen)) : storage.removeItem(KEY),
  )
}

/** What is taken out of the comparison is no longer ticked in lists either. */
export const forgetChosen = (number: number): void => storeChosen(withoutChosen(readChosen(), number))
