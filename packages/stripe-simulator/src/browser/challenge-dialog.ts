import { formatAmount } from '../words/translate.ts'
import { documentWords } from './document-words.ts'
import { make } from './elements.ts'

/** Plays the bank's 3-D Secure challenge. Closing the dialog declines. `amount` in cents, if money is due. */
export function askOwner(amount: number | undefined): Promise<boolean> {
  const t = documentWords()
  const text =
    amount === undefined ? t('challenge.save') : t('challenge.pay', { amount: formatAmount(amount) })
  const yes = make('button', { type: 'button', 'data-answer': 'yes' }, t('challenge.yes'))
  const no = make('button', { type: 'button', 'data-answer': 'no' }, t('challenge.no'))
  const title = make('h2', { id: 'simulated-challenge-title' }, t('challenge.title'))
  const dialog = make(
    'dialog',
    { class: 'simulated-challenge', 'aria-labelledby': 'simulated-challenge-title' },
    title,
    make('p', {}, text),
    yes,
    no,
  )
  return new Promise((resolve) => {
    let isAuthenticated = false
    yes.addEventListener('click', () => {
      isAuthenticated = true
      dialog.close()
    })
    no.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(isAuthenticated)
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
