import { letterProblems } from './field-letters.ts'

// What is wrong with the layout of a page. These functions run in the browser: they use each other and nothing else.

function nameOf(element: Element): string {
  const text = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)
  const classes = element.getAttribute('class')?.split(' ').slice(0, 3).join('.') ?? ''
  return `${element.localName}${element.id && `#${element.id}`}.${classes} "${text}"`
}

function isShown(element: Element): boolean {
  const isHidden = element.closest('[inert], [aria-hidden=true], .skip-link') !== null
  return !isHidden && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
}

/** Boxes for screen readers only are a pixel wide. */
function isTiny({ width, height }: DOMRect): boolean {
  return width <= 1 || height <= 1
}

/** Returns the nearest box that cuts off at its sides what is inside. */
function clipOf(start: Element | null): { box: Element; style: CSSStyleDeclaration } | null {
  for (let box = start; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box)
    if (style.overflowX !== 'visible') return { box, style }
    if (style.position === 'fixed') return null
  }
  return null
}

/** Whether a box may cut: it scrolls, an ellipsis says that there is more, or it moves by itself. */
function mayCut({ box, style }: { box: Element; style: CSSStyleDeclaration }): boolean {
  const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  return hasEllipsis || /auto|scroll/u.test(style.overflowX) || box.matches('.ticker-window, .shots')
}

/** Whether a rectangle sticks out of the box that cuts it. */
function isCutOff({ left, right }: DOMRect, container: Element | null): boolean {
  const clip = clipOf(container)
  if (!clip || mayCut(clip)) return false
  const edge = clip.box.getBoundingClientRect()
  return !isTiny(edge) && (right > edge.right + 2 || left < edge.left - 2)
}

/** Whether one sees where a box ends: it has a border or a ground of its own. */
function hasEdges(box: Element): boolean {
  const { display, borderRightWidth, backgroundColor: ground } = getComputedStyle(box)
  return display !== 'inline' && (ground !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(borderRightWidth) > 0)
}

/** Returns the nearest box around an element that one sees; null where one between them is placed by itself. */
function cardOf(start: Element): Element | null {
  for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
    if (hasEdges(box)) return box
    if (/absolute|fixed/u.test(getComputedStyle(box).position)) return null
  }
  return null
}

/** Whether a line is wider than the card it is in: 'Estacionamiento' on the smallest phone. */
function leavesCard({ left, right }: DOMRect, card: Element | null): boolean {
  const edge = card?.getBoundingClientRect()
  return edge !== undefined && !isTiny(edge) && (right > edge.right + 1 || left < edge.left - 1)
}

function linesOf(node: Node): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].filter((line) => !isTiny(line))
}

function textProblemsOf(node: Node, element: Element): string[] {
  const box = element.getBoundingClientRect()
  if (isTiny(box)) return []
  const lines = linesOf(node)
  const isBlock = getComputedStyle(element).display !== 'inline'
  const sticksOut = isBlock && !clipOf(element) && lines.some((line) => line.right > box.right + 2)
  const isCut = lines.some((line) => isCutOff(line, element))
  const card = clipOf(element) ? null : cardOf(element)
  const said = [
    isCut && 'text is cut',
    sticksOut && 'text sticks out of its box',
    lines.some((line) => leavesCard(line, card)) && 'text leaves its card',
  ]
  return said.filter(Boolean).map((problem) => `${problem}: ${nameOf(element)}`)
}

function textProblems(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    const isText = element && node.textContent?.trim() && !element.closest('script, style, noscript, select')
    if (isText && isShown(element)) found.push(...textProblemsOf(node, element))
  }
  return found
}

function titleProblems(): string[] {
  const minWidth = 160
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((title) => {
    const box = title.getBoundingClientRect()
    if (!isShown(title) || isTiny(box) || box.width >= minWidth) return []
    const lines = new Set(linesOf(title).map(({ bottom }) => Math.round(bottom / 8)))
    const isSqueezed = lines.size > 1 || title.scrollWidth > title.clientWidth
    return isSqueezed ? [`title ${Math.round(box.width)} px wide: ${nameOf(title)}`] : []
  })
}

/** Returns what can be pressed: a pseudo-element may stretch a link over its card, and a label is part of its control. */
function targetOf(control: Element): DOMRect {
  const own = control.getBoundingClientRect()
  const isStretched = getComputedStyle(control, '::after').position === 'absolute'
  const card = control instanceof HTMLElement && isStretched ? control.offsetParent : null
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
  const larger = (card ?? label)?.getBoundingClientRect()
  return larger && larger.width * larger.height > own.width * own.height ? larger : own
}

/** Links in running text may be as high as its lines (WCAG 2.5.8). */
function isInText(control: Element): boolean {
  const beside = [...(control.parentElement?.childNodes ?? [])]
  const hasText = beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return hasText && getComputedStyle(control).display === 'inline'
}

function problemsOfControl(control: Element): string[] {
  const minTarget = 23.5
  const target = targetOf(control)
  if (!isShown(control) || isTiny(target)) return []
  const isOutside = target.right > document.documentElement.clientWidth + 1 || target.left < -1
  const isSmall = (target.width < minTarget || target.height < minTarget) && !isInText(control)
  const problems = [
    isOutside && !clipOf(control.parentElement) && 'control outside of the screen',
    isCutOff(target, control.parentElement) && 'control is cut',
    isSmall && `target of ${Math.round(target.width)} × ${Math.round(target.height)} px`,
  ]
  return problems.filter(Boolean).map((problem) => `${problem}: ${nameOf(control)}`)
}

function controlProblems(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll(controls)].flatMap(problemsOfControl)
}

/** Returns a control with a label above it, and the row of the form that it is in. */
function labelledControl(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
  const label = control.labels?.[0]
  const form = label?.parentElement?.parentElement
  if (!label || !form || !isShown(control)) return []
  const [above, own] = [label.getBoundingClientRect(), control.getBoundingClientRect()]
  return above.bottom > own.top + 2 || isTiny(above) ? [] : [{ control, form, row: above.top, top: own.top }]
}

/** A label of two lines pushes its control down: those beside it should follow. */
function alignmentProblems(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')
  const labelled = [...controls].flatMap(labelledControl)
  return labelled.flatMap((one) => {
    const beside = labelled.find((other) => other.form === one.form && Math.abs(other.row - one.row) < 2)
    const isLower = beside && one.top > beside.top + 3
    return isLower ? [`control is lower than the one beside it: ${nameOf(one.control)}`] : []
  })
}

/** Whether a button is drawn over words of its item that are not its own. */
function coversText(button: Element): boolean {
  const own = button.getBoundingClientRect()
  const texts = document.createTreeWalker(button.closest('li') ?? button, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: element } = texts.currentNode
    const isOther =
      element && !button.contains(element) && !element.closest('label, .sr-only') && isShown(element)
    const edge = clipOf(element)?.box.getBoundingClientRect() ?? own
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < own.right - 6 &&
      Math.min(right, edge.right) > own.left + 6 &&
      top < own.bottom - 6 &&
      Math.min(bottom, edge.bottom) > own.top + 6
    if (isOther && linesOf(texts.currentNode).some(isUnder)) return true
  }
  return false
}

function coverProblems(): string[] {
  const buttons = [...document.querySelectorAll('li button')].filter(isShown)
  return buttons.filter(coversText).map((button) => `button over words: ${nameOf(button)}`)
}

/** A button in the middle of its box has words in the middle of their lines, too. */
function isLopsided(button: Element): boolean {
  const { display, justifyContent, textAlign } = getComputedStyle(button)
  if (!display.includes('flex') || justifyContent !== 'center' || textAlign === 'center') return false
  const texts = [...button.childNodes, ...[...button.children].flatMap((child) => [...child.childNodes])]
  return texts.some((node) => {
    const lines = node.nodeType === Node.TEXT_NODE ? linesOf(node) : []
    return new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1
  })
}

function buttonProblems(): string[] {
  const lopsided = [...document.querySelectorAll('button, a[href]')].filter(isShown).filter(isLopsided)
  return lopsided.map((button) => `words are not in the middle of: ${nameOf(button)}`)
}

function sizeProblems(): string[] {
  const root = getComputedStyle(document.documentElement)
  // Letters of twice the size need four times the room.
  const maxHeight = 12_000 * (Number.parseFloat(root.fontSize) / 16) ** 2
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...(scrollHeight > maxHeight ? [`${scrollHeight} px high`] : []),
  ]
}

const PARTS = [
  nameOf,
  isShown,
  isTiny,
  clipOf,
  mayCut,
  isCutOff,
  hasEdges,
  cardOf,
  leavesCard,
  linesOf,
  isLopsided,
  textProblemsOf,
  targetOf,
  isInText,
  labelledControl,
  coversText,
]
const CHECKS = [
  sizeProblems,
  textProblems,
  titleProblems,
  controlProblems,
  alignmentProblems,
  coverProblems,
  buttonProblems,
  letterProblems,
]
/** An expression for the browser: its value is a list of problems. */
export const LAYOUT_PROBLEMS = `(() => {
  ${[...PARTS, problemsOfControl, ...CHECKS].map(String).join('\n')}
  return [...new Set([${CHECKS.map(({ name }) => `...${name}()`).join()}])]
})()`
