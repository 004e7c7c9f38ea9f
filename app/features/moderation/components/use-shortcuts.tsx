import { useEffect, useEffectEvent, useRef } from 'react'
import { ACTION_KEYS } from '../action-keys.ts'
import type { ModerationAction } from '../actions.ts'
import type { ModeratedItem } from '../items/moderated-items.ts'
import { actionsFor } from '../items/offered-actions.ts'

/** Returns the action of a key on an item now; undefined for none. */
export function actionOfKey(item: ModeratedItem, key: string): ModerationAction | undefined {
  return actionsFor(item).find((one) => ACTION_KEYS[key]?.includes(one))
}

const TAKES_TEXT = 'input:not([type="checkbox"]), textarea, select, dialog, dialog *'

/** Returns the key of a shortcut, or null: while the user types, or holds Ctrl, it is none. */
function shortcutOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (!(target instanceof Element) || target.matches(TAKES_TEXT)) return null
  return key.toLowerCase()
}

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-item]') : null

/** Returns the only item of a page. */
function onlyCard(): Element | null {
  const [card = null, another] = document.querySelectorAll('[data-item]')
  return another ? null : card
}

/**
 * Calls `onKey` for keys with the element of the item that has the focus, or had it last: after a click beside it, the focus
 * is nowhere. On a page of one item that one is meant.
 */
export function useShortcuts(onKey: (key: string, card: Element) => void): void {
  const last = useRef<Element | null>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event)
    const before = last.current?.isConnected ? last.current : onlyCard()
    const card = cardOf(event.target) ?? before
    if (key && card && !document.querySelector('dialog[open]')) onKey(key, card)
  })
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = cardOf(target) ?? last.current
    }
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

/** Moves the focus to the next or previous card. */
export function focusCard(from: Element, step: 1 | -1): void {
  const cards = [...document.querySelectorAll('[data-item]')]
  const next = cards[cards.indexOf(from) + step]
  next?.querySelector<HTMLElement>('input, a, button')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Opens the list of keys. */
export function showKeys(): void {
  const list = document.querySelector('#keyboard')
  if (list instanceof HTMLDetailsElement) list.open = true
  list?.scrollIntoView({ block: 'nearest' })
}
