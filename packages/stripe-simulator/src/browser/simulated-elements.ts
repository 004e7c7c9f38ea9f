import { type CardForm, makeCardForm } from './card-form.ts'
import { documentWords } from './document-words.ts'
import { listeners } from './elements.ts'

/** What a page passes to Stripe's elements; the parts that are simulated. */
export type ElementsOptions = {
  readonly clientSecret?: string
  readonly appearance?: {
    readonly variables?: { readonly colorPrimary?: string; readonly borderRadius?: string }
  }
}

type Listener = (event: unknown) => void

/** The card form as one of Stripe's elements. */
function paymentElement(type: string, options: () => ElementsOptions, onDestroy: () => void) {
  const wanting = listeners()
  let form: CardForm | null = null
  const unmount = () => {
    form?.root.remove()
    form = null
  }
  const changed = () => {
    const state = { complete: form?.isComplete() ?? false, empty: form?.isEmpty() ?? true }
    wanting.emit('change', { elementType: type, collapsed: false, value: { type: 'card' }, ...state })
  }
  const element = {
    mount(place: HTMLElement | string) {
      const host = typeof place === 'string' ? document.querySelector(place) : place
      form = makeCardForm(options().appearance?.variables ?? {}, changed)
      host?.replaceChildren(form.root)
      queueMicrotask(() => wanting.emit('ready', { elementType: type }))
      return element
    },
    on(event: string, listener: Listener) {
      wanting.add(event, listener)
      return element
    },
    once(event: string, listener: Listener) {
      const once = (about: unknown) => {
        wanting.remove(event, once)
        listener(about)
      }
      wanting.add(event, once)
      return element
    },
    off(event: string, listener?: Listener) {
      wanting.remove(event, listener)
      return element
    },
    form: () => form,
    focus: () => form?.focus(),
    clear: () => form?.clear(),
    blur() {},
    update() {},
    collapse() {},
    unmount,
    destroy() {
      unmount()
      onDestroy()
    },
  }
  return element
}

export type SimulatedElements = ReturnType<typeof simulatedElements>

/** Stripe's group of elements, with one kind of element in it: the card form. */
export function simulatedElements(given: ElementsOptions) {
  let options = given
  let element: ReturnType<typeof paymentElement> | null = null
  const group = {
    clientSecret: () => options.clientSecret,
    /** The card typed in, as the API takes it, or what is wrong with it. */
    card(): { readonly parameters: Record<string, string> } | { readonly complaint: string } {
      const form = element?.form()
      if (!form) return { complaint: documentWords()('card.incompleteNumber') }
      const complaint = form.complaint()
      return complaint === null ? { parameters: form.parameters() } : { complaint }
    },
    create(type: string) {
      element = paymentElement(
        type,
        () => options,
        () => {
          element = null
        },
      )
      return element
    },
    getElement: () => element,
    update(changes: ElementsOptions) {
      options = { ...options, ...changes }
    },
    async submit() {
      const card = group.card()
      return 'complaint' in card ? { error: incomplete(card.complaint) } : {}
    },
    fetchUpdates: async () => ({}),
    on: () => group,
    once: () => group,
    off: () => group,
  }
  return group
}

export const incomplete = (message: string) => ({
  type: 'validation_error',
  code: 'incomplete_number',
  message,
})
