import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { useWholeDocuments } from '#app/ui/link.tsx'

/** How long after the last change the results are counted, in milliseconds. */
const SETTLED_MS = 250

const isEnd = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) instanceof RadioNodeList &&
  form.querySelector(`[data-end][name="${CSS.escape(name)}"]`) !== null

/** What a form of filters says, as addresses say it: without empty fields, and both ends of a range as one value. */
function saidBy(form: HTMLFormElement): URLSearchParams {
  const said = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || said.has(name, value)) continue
    if (!isEnd(form, name)) {
      if (value.trim()) said.append(name, value.trim())
    } else if (!said.has(name)) said.set(name, rangeIn(form, name))
  }
  const isSaid = ([, value]: [string, string]) => value !== '-'
  return new URLSearchParams([...said].filter(isSaid))
}

const rangeIn = (form: HTMLFormElement, name: string) =>
  new FormData(form)
    .getAll(name)
    .map((end) => (typeof end === 'string' ? end.trim() : ''))
    .join('-')

/** Asks how many results there are; null without a response. */
async function countResults(path: string, search: string, signal: AbortSignal): Promise<number | null> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ path, search })
  const response = await fetch('/api/count-results', { method: 'POST', headers, body, signal }).catch(
    () => null,
  )
  const result: unknown = response?.ok ? await response.json().catch(() => null) : null
  return typeof result === 'object' &&
    result !== null &&
    'total' in result &&
    typeof result.total === 'number'
    ? result.total
    : null
}

/** Counts what the filters of a drawer would leave, a moment after the last change. */
function useCountBefore(path: string, total: number) {
  const [count, setCount] = useState(total)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef(new AbortController())
  useEffect(() => setCount(total), [total])
  useEffect(() => () => clearTimeout(timer.current), [])
  const recount = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const ask = async () => {
      const counted = await countResults(path, saidBy(form).toString(), signal)
      if (counted !== null && !signal.aborted) setCount(counted)
    }
    timer.current = setTimeout(() => void ask(), SETTLED_MS)
  }
  return { count, recount }
}

const drawerOf = (form: HTMLFormElement) => form.closest<HTMLElement>('[popover]')
const isInDrawer = (form: HTMLFormElement) => drawerOf(form)?.matches(':popover-open') ?? false

/** Folds the drawer, and returns the focus to what opened it. */
function closeDrawer(form: HTMLFormElement) {
  if (isInDrawer(form)) drawerOf(form)?.hidePopover()
}

/** Choices beside the list apply at once, texts once they are left. In the drawer all wait for its button ([FACET-04]). */
export function useFacetForm(total: number) {
  const submit = useSubmit()
  const whole = useWholeDocuments()
  const { pathname } = useLocation()
  const { count, recount } = useCountBefore(pathname, total)
  const last = useRef('')
  const send = (form: HTMLFormElement) => {
    closeDrawer(form)
    last.current = saidBy(form).toString()
    return submit(saidBy(form), { preventScrollReset: true })
  }
  const isText = (field: EventTarget) => field instanceof HTMLInputElement && field.type !== 'checkbox'
  return {
    whole,
    count,
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      if (isInDrawer(form)) recount(form)
      else if (!whole && !isText(event.target)) void send(form)
    },
    onFocus: (event: FocusEvent<HTMLFormElement>) => {
      if (isText(event.target)) last.current = saidBy(event.currentTarget).toString()
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { currentTarget: form, relatedTarget } = event
      // The drawer covers the page: what is behind it must not have the focus.
      if (relatedTarget && !form.contains(relatedTarget)) closeDrawer(form)
      if (whole || !isText(event.target) || isInDrawer(form)) return
      if (saidBy(form).toString() !== last.current) void send(form)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (whole) return
      event.preventDefault()
      void send(event.currentTarget)
    },
  }
}
