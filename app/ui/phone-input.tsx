import type { ComponentProps, InputEvent } from 'react'
import { formatTyping } from '#app/lib/phone.ts'
import { TextInput } from './text-input.tsx'

/** What people paste is longer than what is stored: blanks, signs, 'tel:'. */
const MAX_TYPED = 80

const digitsIn = (text: string) => text.replace(/\D/gu, '').length

/** Returns where a text has `count` digits left. Counted from the end: a country code at the beginning may go. */
function beforeLastDigits(text: string, count: number): number {
  let at = text.length
  while (at > 0 && !(digitsIn(text.slice(at)) === count && /\d/u.test(text[at - 1] ?? ''))) at -= 1
  return at
}

/** Formats the number while it is typed, and keeps the cursor before the same digits. */
function format(event: InputEvent<HTMLInputElement>) {
  const input = event.currentTarget
  const { value, selectionStart } = input
  const shown = formatTyping(value)
  if (shown === value) return
  input.value = shown
  if (selectionStart === null || selectionStart === value.length) return
  const caret = beforeLastDigits(shown, digitsIn(value.slice(selectionStart)))
  input.setSelectionRange(caret, caret)
}

/**
 * A phone number; one of the US is shown as (555) 123-4567 while it is typed. Only a text field may use autocomplete for
 * the national part.
 */
export function PhoneInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'onInput'>) {
  return (
    <TextInput
      {...props}
      type="text"
      inputMode="tel"
      maxLength={MAX_TYPED}
      autoComplete="tel-national"
      onInput={format}
    />
  )
}
