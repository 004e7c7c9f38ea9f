import { type CardField, cardParameters, IS_COMPLETE, SHOWN } from './card-fields.ts'
import { documentWords } from './document-words.ts'
import { make } from './elements.ts'

type Look = { readonly colorPrimary?: string; readonly borderRadius?: string }

type Field = { readonly root: HTMLElement; readonly input: HTMLInputElement; readonly wrong: HTMLElement }

/** A card form: fields, and what is wrong with them. */
export type CardForm = {
  readonly root: HTMLElement
  readonly isComplete: () => boolean
  readonly isEmpty: () => boolean
  /** Shows what is missing and goes there. The first complaint, or null when all is there. */
  readonly complaint: () => string | null
  readonly parameters: () => Record<string, string>
  readonly focus: () => void
  readonly clear: () => void
}

const FIELDS = ['number', 'expiry', 'code'] as const
const AUTOCOMPLETE: Readonly<Record<CardField, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  code: 'cc-csc',
}

let made = 0

function makeField(name: CardField, onInput: () => void): Field {
  const t = documentWords()
  made += 1
  const id = `card-${name}-${made}`
  const labels = { number: t('card.number'), expiry: t('card.expiry'), code: t('card.code') }
  const hints = { number: '1234 1234 1234 1234', expiry: t('card.expiryHint'), code: 'CVC' }
  const input = make('input', {
    id,
    name,
    inputmode: 'numeric',
    autocomplete: AUTOCOMPLETE[name],
    placeholder: hints[name],
    'aria-describedby': `${id}-wrong`,
  })
  const wrong = make('p', { id: `${id}-wrong`, class: 'simulated-card-error', role: 'alert' })
  const label = make('label', { for: id }, labels[name])
  input.addEventListener('input', () => {
    input.value = SHOWN[name](input.value)
    input.removeAttribute('aria-invalid')
    wrong.replaceChildren()
    onInput()
  })
  const width = name === 'number' ? '' : ' simulated-card-narrow'
  return {
    root: make('div', { class: `simulated-card-field${width}` }, label, input, wrong),
    input,
    wrong,
  }
}

/** Makes a card form. `onChange` is called for everything that is typed. */
export function makeCardForm({ colorPrimary, borderRadius }: Look, onChange: () => void): CardForm {
  const t = documentWords()
  const missing = {
    number: t('card.incompleteNumber'),
    expiry: t('card.incompleteExpiry'),
    code: t('card.incompleteCode'),
  }
  const fields = {
    number: makeField('number', onChange),
    expiry: makeField('expiry', onChange),
    code: makeField('code', onChange),
  }
  const note = make('p', { class: 'simulated-card-note' }, t('card.simulated'))
  const parts = [note, ...FIELDS.map((name) => fields[name].root)]
  const root = make(
    'div',
    { role: 'group', 'aria-label': t('card.title'), class: 'simulated-card' },
    ...parts,
  )
  root.style.setProperty('--card-radius', borderRadius ?? '8px')
  root.style.setProperty('--card-primary', colorPrimary ?? '#3d3fc4')
  const isThere = (name: CardField) => IS_COMPLETE[name](fields[name].input.value)
  const valueOf = (name: CardField) => fields[name].input.value

  return {
    root,
    isComplete: () => FIELDS.every(isThere),
    isEmpty: () => FIELDS.every((name) => valueOf(name) === ''),
    complaint() {
      const bad = FIELDS.filter((name) => !isThere(name))
      for (const name of bad) {
        fields[name].input.setAttribute('aria-invalid', 'true')
        fields[name].wrong.replaceChildren(missing[name])
      }
      const [first] = bad
      if (!first) return null
      fields[first].input.focus()
      return missing[first]
    },
    parameters: () =>
      cardParameters({ number: valueOf('number'), expiry: valueOf('expiry'), code: valueOf('code') }),
    focus: () => fields.number.input.focus(),
    clear() {
      for (const name of FIELDS) fields[name].input.value = ''
      onChange()
    },
  }
}
