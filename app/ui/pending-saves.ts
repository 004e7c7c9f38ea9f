// A form that was closed and is opened again at once must find what was typed last, so opening it waits for the save.

/** How long a page waits for a save, in milliseconds. Afterwards the draft is one of the "other drafts" of the form. */
const MAX_WAIT_MS = 5000

/** The last save of each page with a form, by its path. */
const saves = new Map<string, Promise<unknown>>()

/** Notes that a save of a form on this page is in progress. It must not reject. */
export function addPendingSave(path: string, save: Promise<unknown>): void {
  saves.set(path, save)
  void save.then(() => {
    if (saves.get(path) === save) saves.delete(path)
  })
}

/** Waits until what was typed on this page is stored. */
export async function waitForSaves(path: string): Promise<void> {
  const save = saves.get(path)
  if (save) await Promise.race([save, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
