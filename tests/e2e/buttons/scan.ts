// What can be pressed on a page. These functions run in the browser: they use each other and nothing else.

declare const sawButtons: (seen: { pressed: unknown; shown: unknown[] }) => void

/** Returns the texts inside an element, without those that screen readers skip. */
function textsIn(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    const isHidden = node instanceof Element && node.getAttribute('aria-hidden') === 'true'
    return isHidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  const found: string[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node instanceof Element ? node.getAttribute('alt') : node.textContent
    if (text?.trim()) found.push(text.trim().replaceAll(/\s+/gu, ' '))
  }
  return found
}

/** Returns the accessible name, in the parts it is made of. */
function nameOfButton(button: Element): string[] {
  const label = button.getAttribute('aria-label')
  if (label) return [label]
  const labels = (button.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
  const named = labels.flatMap((element) => (element ? textsIn(element) : []))
  if (named.length > 0) return named
  if (button instanceof HTMLInputElement) return [button.value || button.alt]
  const own = textsIn(button)
  return own.length > 0 ? own : [button.getAttribute('title') ?? '']
}

/** Returns what a submit button sends, for those whose name is data. */
function sentBy(button: Element): string {
  const isSubmit = button instanceof HTMLButtonElement || button instanceof HTMLInputElement
  return isSubmit && button.name ? `${button.name}=${button.value}` : ''
}

/**
 * Whether it belongs to what pages share: the header, the footer, or the command box, whose choices are options. A
 * dialog belongs to what it is opened from, whatever it has inside.
 */
export function isShared(button: Element): boolean {
  if (button.getAttribute('role') === 'option') return true
  const part = button.closest('dialog') ?? button
  return !part.closest('main') && part.closest('header, footer, nav') !== null
}

function describeButton(button: Element) {
  return {
    path: location.pathname,
    language: document.documentElement.lang,
    role: button.getAttribute('role') ?? button.localName,
    shared: isShared(button),
    name: nameOfButton(button),
    sends: sentBy(button),
  }
}

const BUTTONS =
  'button, summary, input[type=submit], input[type=button], input[type=image], [role=button], [role=menuitem], [role=option], [role=tab], [role=switch]'

/** Whether pressing it does something: what is busy or greyed does nothing, nor what a modal dialog covers. */
function isOffered(button: Element): boolean {
  const isOff =
    button.matches(':disabled, [aria-disabled=true]') ||
    button.closest('[inert], [aria-hidden=true]') !== null
  const isCovered = document.querySelector('dialog:modal') !== null && !button.closest('dialog:modal')
  return !isOff && !isCovered && button.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
}

function shownButtons() {
  return [...document.querySelectorAll(BUTTONS)].filter(isOffered).map(describeButton)
}

function reportPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null
  if (button) sawButtons({ pressed: describeButton(button), shown: shownButtons() })
}

const PARTS = [textsIn, nameOfButton, sentBy, isShared, describeButton, isOffered, shownButtons, reportPress]
const SOURCE = [`const BUTTONS = ${JSON.stringify(BUTTONS)}`, ...PARTS.map(String)].join('\n')

/** A script for each page: it reports every press, and what else could have been pressed then. */
export const WATCH_BUTTONS = `if (window === top) {
  ${SOURCE}
  window.addEventListener('click', reportPress, { capture: true })
}`

/**
 * An expression for the browser: its value is what can be pressed. It waits until nothing is to be rendered, for a
 * new address is set before its page is drawn; a page in motion is never idle, so not for long.
 */
export const SHOWN_BUTTONS = `new Promise((done) => {
  ${SOURCE}
  requestIdleCallback(() => done(shownButtons()), { timeout: 300 })
})`
