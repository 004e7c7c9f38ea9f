import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#app/lib/form-result.ts'
import { type ModerationAction, ruleOf } from '../actions.ts'
import { itemRef, type ModeratedItem } from '../items/moderated-items.ts'
import { type Outcome, SET_STATUS } from '../outcome.ts'

/** An order of an admin. */
export type Order = {
  readonly action: ModerationAction | typeof SET_STATUS
  readonly items: readonly ModeratedItem[]
  readonly fields?: Readonly<Record<string, string>>
  /** How many items match the filter, if it is about all of them and not only about `items`. */
  readonly matching?: number
}

/** An order that needs a confirmation. */
export type AskedOrder = Order & { readonly action: ModerationAction }

/** What became of an order. */
export type OrderOutcome = FormResult<Outcome>

/** An order, and the outcome that was there before it. */
type Sent = { readonly order: Order; readonly before: OrderOutcome | undefined }

const needsQuestion = ({ action, items, matching }: Order) =>
  action !== SET_STATUS && (matching !== undefined || items.length > 1 || ruleOf(action).asks !== 'nothing')

/** Sends what admins want done, after the question where one is asked, and knows what became of it. */
export function useOrders(path: string, onMatching: (order: AskedOrder, form: FormData) => void = () => {}) {
  const fetcher = useFetcher<OrderOutcome>()
  const [asked, setAsked] = useState<AskedOrder | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const busy = fetcher.state !== 'idle'

  function send(order: Order, more?: FormData) {
    const body = more ?? new FormData()
    body.set('action', order.action)
    for (const item of order.items) body.append('items', itemRef(item))
    for (const [name, value] of Object.entries(order.fields ?? {})) body.set(name, value)
    setSent({ order, before: fetcher.data })
    const fields = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    void fetcher.submit(new URLSearchParams(fields), { method: 'post', action: path })
  }

  /** Starts an order: asks, or carries it out. Nothing happens while another one is in progress. */
  function give(order: Order) {
    if (busy || order.items.length === 0) return
    if (!needsQuestion(order) || order.action === SET_STATUS) return send(order)
    setAsked({ ...order, action: order.action })
  }

  return {
    give,
    busy,
    asked,
    /** The question is no longer on screen. */
    putAway: () => setAsked(null),
    confirm(form: FormData) {
      if (asked?.matching === undefined) return asked && send(asked, form)
      setSent(null)
      onMatching(asked, form)
    },
    last: sent?.order ?? null,
    /** Of the last order: until it is on its way, the router still has that of the one before. */
    result: busy || !sent || sent.before === fetcher.data ? undefined : fetcher.data,
  }
}

export type Orders = ReturnType<typeof useOrders>
