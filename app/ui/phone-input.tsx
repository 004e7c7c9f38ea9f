import type { ComponentProps, InputEvent } from 'react'
import { formatPhone } from '#app/lib/phone.ts'
import { TextInput } from './text-input.tsx'

const digitsIn = (text: string) => text.replace(/\D/gu, '').length

/** Returns where the `count`-th digit of a text ends. */
function afterDigits(text: string, count: number): number {
  let at = 0
  for (let seen = 0; at < text.length && seen < count; at += 1) if (/\d/u.test(text[at] ?? '')) seen += 1
  return at
}

/** Formats the number while it is typed, and keeps the cursor after the same digit. */
function format(event: InputEvent<HTMLInputElement>) {
  const input = event.currentTarget
  const { value, selectionStart } = input
  const atEnd = selectionStart === null || selectionStart === value.length
  const digitsBefore = digitsIn(value.slice(0, selectionStart ?? value.length))
  input.value = formatPhone(value)
  if (atEnd) return
  const caret = afterDigits(input.value, digitsBefore)
  input.setSelectionRange(caret, caret)
}

/**
 * A US phone number, formatted as (555) 123-4567 while it is typed. Only a text field may use autocomplete for the
 * national part.
 */
export function PhoneInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'onInput'>) {
  return (
    <TextInput
      {...props}
      type="text"
      inputMode="tel"
      maxLength={14}
      autoComplete="tel-national"
      onInput={format}
    />
  )
}
