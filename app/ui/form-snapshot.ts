import { DRAFT_FIELD, DRAFT_OWNER_FIELD, type FormValues } from '#app/lib/draft.ts'

/** Fields that say which draft it is. */
const ABOUT_DRAFT: readonly string[] = [DRAFT_FIELD, DRAFT_OWNER_FIELD]

/** The typed values of a form by name. Files are no part of it: uploaded pictures are hidden fields with their ids. */
export function snapshotOf(form: HTMLFormElement): FormValues {
  const values: Record<string, string | readonly string[]> = {}
  const data = new FormData(form)
  for (const name of new Set(data.keys())) {
    const texts = data.getAll(name).filter((value) => typeof value === 'string')
    if (!ABOUT_DRAFT.includes(name) && texts.length > 0)
      values[name] = texts.length > 1 ? texts : (texts[0] ?? '')
  }
  return values
}

/** What is written in it, to be compared: an empty field that comes or goes, as the price does, says nothing. */
export function writtenIn(values: FormValues): string {
  return JSON.stringify(Object.entries(values).filter(([, value]) => value.length > 0))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind)

/** Sets the value as typing does, so that React and other listeners notice. */
function type(control: Control, values: readonly string[]): void {
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
    if (control.checked !== values.includes(control.value)) control.click()
    return
  }
  const [value = ''] = values
  if (control.value === value) return
  const proto: unknown = Object.getPrototypeOf(control)
  if (typeof proto === 'object') Reflect.set(proto ?? control, 'value', value, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types what was written before into the visible fields of a form. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const element of form.elements) {
    if (!isControl(element) || ['hidden', 'file', 'submit'].includes(element.type)) continue
    const value = values[element.name]
    if (value !== undefined) type(element, typeof value === 'string' ? [value] : value)
  }
}
