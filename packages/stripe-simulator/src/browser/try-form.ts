import { documentWords } from './document-words.ts'
import { simulatedStripe } from './stripe.ts'

// The card form of the developer's page, with a payment that buys nothing.

const form = document.querySelector('#try')
const error = document.querySelector('#try-error')
const button = form?.querySelector('button')

const messageOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'message' in failure ? String(failure.message) : ''

const isValidation = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'type' in failure && failure.type === 'validation_error'

function show(message: string): void {
  error?.replaceChildren(message)
  error?.toggleAttribute('hidden', message === '')
}

function showPaid(): void {
  const done = document.createElement('p')
  done.className = 'notice good'
  done.role = 'status'
  done.textContent = documentWords()('dashboard.paid')
  form?.replaceWith(done)
}

if (form instanceof HTMLFormElement) {
  const { confirmPayment, elements: groupOf } = simulatedStripe(form.dataset['key'] ?? '')
  const elements = groupOf({ clientSecret: form.dataset['secret'] ?? '' })
  elements.create('payment').mount('#try-card')
  const pay = async () => {
    show('')
    button?.setAttribute('disabled', '')
    const { error: failure } = await confirmPayment({ elements, redirect: 'if_required' })
    button?.removeAttribute('disabled')
    if (failure === undefined) showPaid()
    else if (!isValidation(failure)) show(messageOf(failure))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void pay()
  })
}
