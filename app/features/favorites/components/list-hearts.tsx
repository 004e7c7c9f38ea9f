import { useEffect } from 'react'
import type { PublicTranslate } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { openDocument } from '#app/ui/open-document.ts'
import { showTrouble } from '#app/ui/show-trouble.ts'
import { askToKeep, signInPath } from './ask-to-keep.tsx'
import { FULL } from './heart-form.tsx'

type Known = {
  readonly isKept: (id: string) => boolean
  readonly note: (id: string, kept: boolean) => void
}

const HEART = 'form[data-heart]'

/** The parts of the heart of a list: `HeartForm` renders them. */
function partsOf(form: HTMLFormElement) {
  const button = form.querySelector('button')
  const sent = new FormData(form, button)
  const field = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { button, id: field('id'), here: field('to'), keep: field('keep') === 'yes' }
}

function paint(form: HTMLFormElement, known: Known, t: PublicTranslate): void {
  const { button, id } = partsOf(form)
  const kept = known.isKept(id)
  if (!button || button.value === (kept ? 'no' : 'yes')) return
  button.value = kept ? 'no' : 'yes'
  for (const name of FULL) button.querySelector('svg')?.classList.toggle(name, kept)
  const words = button.querySelector('span')
  const title = form.dataset['heart'] ?? ''
  if (words) words.textContent = t(kept ? 'favorites.remove' : 'favorites.add', { title })
}

async function toggle(form: HTMLFormElement, known: Known, t: PublicTranslate): Promise<void> {
  const { button, id, here, keep } = partsOf(form)
  if (!button || button.hasAttribute('aria-disabled')) return
  button.setAttribute('aria-disabled', 'true')
  const { status, why } = await askToKeep(id, keep)
  button.removeAttribute('aria-disabled')
  showTrouble(button, status === 200 ? '' : (why ?? t('favorites.failed')))
  if (status === 200) known.note(id, keep)
  if (status === 401) openDocument(signInPath(here, keep ? id : null))
}

/** Makes the hearts of all lists of a page work, and shows on them what is known. Null does nothing. */
export function useListHearts(known: Known | null): void {
  const t = useT()
  useEffect(() => {
    if (!known) return
    for (const form of document.querySelectorAll<HTMLFormElement>(HEART)) paint(form, known, t)
    const press = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || !event.target.matches(HEART)) return
      event.preventDefault()
      void toggle(event.target, known, t)
    }
    document.addEventListener('submit', press)
    return () => document.removeEventListener('submit', press)
  }, [known, t])
}
