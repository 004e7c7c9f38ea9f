import { pagePath } from '#app/lib/language-path.ts'
import { jsonHeaders } from '#app/lib/page-language.ts'

/** How long after the last change the results are counted, in milliseconds. */
const SETTLED_MS = 250

/** What the form may do on its page. */
export type FacetFormActions = {
  /** Opens the list with these parameters. */
  readonly open: (params: URLSearchParams) => void
  /** Shows how many results there would be. */
  readonly show: (count: number) => void
}

const ends = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-end]')].filter((field) => field.name === name)

/** What a form of filters says, as addresses say it: without empty fields, and both ends of a range as one value. */
function saidBy(form: HTMLFormElement): URLSearchParams {
  const said = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || said.has(name, value)) continue
    const range = ends(form, name).map((field) => field.value.trim())
    if (range.length === 0) {
      if (value.trim()) said.append(name, value.trim())
    } else if (range.some(Boolean)) said.set(name, range.join('-'))
  }
  return said
}

/** Asks how many results there are; null without a response. */
async function countResults(params: URLSearchParams, signal: AbortSignal): Promise<number | null> {
  const headers = jsonHeaders()
  const body = JSON.stringify({ path: pagePath(location), search: params.toString() })
  const response = await fetch('/api/count-results', { method: 'POST', headers, body, signal }).catch(
    () => null,
  )
  const result: unknown = response?.ok ? await response.json().catch(() => null) : null
  const isCounted = typeof result === 'object' && result !== null && 'total' in result
  return isCounted && typeof result.total === 'number' ? result.total : null
}

/** Counts what the filters of a drawer would leave, a moment after the last change. */
function counter(form: HTMLFormElement, { show }: FacetFormActions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const ask = async ({ signal }: AbortController) => {
    const count = await countResults(saidBy(form), signal)
    if (count !== null && !signal.aborted) show(count)
  }
  const stop = () => {
    clearTimeout(timer)
    asking.abort()
  }
  const recount = () => {
    stop()
    asking = new AbortController()
    timer = setTimeout(() => void ask(asking), SETTLED_MS)
  }
  return { recount, stop }
}

/** The button of a usual range, and the two fields that it fills in. */
function stepAt(target: EventTarget | null) {
  const step = target instanceof Element ? target.closest<HTMLElement>('[data-from]') : null
  const part = step?.closest('fieldset')
  const [from, to] = part?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? []
  return step && part && from && to ? { step, part, from, to } : null
}

/** Fills in a usual range, or takes it off again. Returns whether one was pressed. */
function fillStep(target: EventTarget | null): boolean {
  const found = stepAt(target)
  if (!found) return false
  const { step, part, from, to } = found
  const { from: least = '', to: most = '' } = step.dataset
  const isOn = from.value === least && to.value === most
  from.value = isOn ? '' : least
  to.value = isOn ? '' : most
  for (const choice of part.querySelectorAll('select')) choice.value = ''
  return true
}

const isText = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type !== 'checkbox'

/**
 * Applies what is chosen in a form of filters ([FACET-04]): beside the list choices at once and texts once they are left; in
 * the drawer nothing before its button, which says how many results there would be. Returns a function that ends this.
 */
export function watchFacetForm(form: HTMLFormElement, actions: FacetFormActions): () => void {
  const drawer = form.closest<HTMLElement>('[popover]')
  const isInDrawer = () => drawer?.matches(':popover-open') ?? false
  const counts = counter(form, actions)
  const ending = new AbortController()
  let applied = saidBy(form).toString()

  const apply = () => {
    counts.stop()
    if (isInDrawer()) drawer?.hidePopover()
    const said = saidBy(form)
    applied = said.toString()
    actions.open(said)
  }
  const on = <T extends keyof HTMLElementEventMap>(
    type: T,
    listen: (event: HTMLElementEventMap[T]) => void,
  ) => form.addEventListener(type, listen, { signal: ending.signal })

  on('input', ({ target }) => {
    if (isInDrawer()) counts.recount()
    else if (!isText(target)) apply()
  })
  on('focusin', ({ target }) => {
    if (isText(target)) applied = saidBy(form).toString()
  })
  /** Other fields may have taken the place of those in the form: the one that follows has the focus then. */
  const isLeft = ({ id }: HTMLElement) => document.activeElement?.id !== id
  on('focusout', ({ target, relatedTarget: to }) => {
    // The drawer covers the page: what is behind it must not have the focus.
    if (isInDrawer()) {
      if (to instanceof Node && !form.contains(to)) drawer?.hidePopover()
    } else if (isText(target)) {
      queueMicrotask(() => {
        if (isLeft(target) && saidBy(form).toString() !== applied) apply()
      })
    }
  })
  on('click', ({ target }) => {
    if (!fillStep(target)) return
    if (isInDrawer()) counts.recount()
    else apply()
  })
  on('submit', (event) => {
    event.preventDefault()
    apply()
  })
  return () => {
    counts.stop()
    ending.abort()
  }
}
