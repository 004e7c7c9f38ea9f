import { browserTranslate } from '#app/i18n/load-language.ts'
import { formatCents } from '#app/lib/money.ts'
import { make } from './elements.ts'

/** Plays the bank that asks the owner of a card. Closing the question is a no. `amount` in cents, if money is due. */
export function askOwner(amount: number | undefined): Promise<boolean> {
  const t = browserTranslate()
  const text =
    amount === undefined
      ? t('cardForm.askToKeep')
      : t('cardForm.askToPay', { amount: formatCents(amount, t.locale) })
  const yes = make(
    'button',
    { type: 'button', class: 'button-primary', 'data-answer': 'yes' },
    t('cardForm.prove'),
  )
  const no = make(
    'button',
    { type: 'button', class: 'button-quiet', 'data-answer': 'no' },
    t('cardForm.refuse'),
  )
  const title = make('h2', { id: 'card-owner-asked', class: 'text-xl font-bold' }, t('cardForm.askTitle'))
  const buttons = make('div', { class: 'flex flex-wrap gap-3' }, yes, no)
  const body = make('div', { class: 'grid gap-4 p-5' }, title, make('p', {}, text), buttons)
  const dialog = make('dialog', { class: 'dialog', 'aria-labelledby': 'card-owner-asked' }, body)
  return new Promise((resolve) => {
    let isProven = false
    yes.addEventListener('click', () => {
      isProven = true
      dialog.close()
    })
    no.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(isProven)
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
