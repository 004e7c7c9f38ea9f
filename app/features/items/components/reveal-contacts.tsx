import type { PublicTranslate } from '#app/i18n/translate.ts'
import { showTrouble } from '#app/ui/show-trouble.ts'

/** What asks is loaded when a button is pressed: most visitors press none. */
async function reveal(button: HTMLButtonElement, id: string, t: PublicTranslate): Promise<void> {
  try {
    const loaded = await import('./reveal-contact.tsx')
    await loaded.reveal(button, id, t)
  } catch {
    showTrouble(button, t('detail.contactFailed'))
  }
}

/** Makes the contact buttons of a list work. Returns how to stop that. */
export function revealContacts(list: HTMLElement, t: PublicTranslate): () => void {
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-reveal]')
    const id = button && button.dataset['reveal']
    if (id) void reveal(button, id, t)
  }
  list.addEventListener('click', press)
  return () => list.removeEventListener('click', press)
}
