// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { replaceContent } from './replace-content.ts'

const fields = (max: string, makes: readonly string[]) => `
  <input name="max" id="max" value="${max}">
  <details id="make"><summary>Make</summary>
    ${makes.map((make) => `<input type="checkbox" name="make" value="${make}">`).join('')}
  </details>`

function shown(html: string): HTMLElement {
  document.body.innerHTML = `<div id="place">${html}</div>`
  return document.querySelector<HTMLElement>('#place') ?? document.body
}

const find = <T extends HTMLElement>(selector: string, kind: new () => T): T => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}

test('[SPEED-03] what is being typed goes on when other fields take the place of these', () => {
  const place = shown(fields('', ['volvo']))
  const field = find('#max', HTMLInputElement)
  field.focus()
  field.value = '50'

  replaceContent(place, fields('', ['kenworth', 'volvo']))

  expect(find('#max', HTMLInputElement).value).toBe('50')
  expect(document.activeElement).toBe(find('#max', HTMLInputElement))
})

test('[SPEED-03] where the page has another value for the field, that is what it says', () => {
  const place = shown(fields('', ['volvo']))
  const field = find('#max', HTMLInputElement)
  field.focus()
  field.value = '50'

  replaceContent(place, fields('90000', ['volvo']))

  expect(find('#max', HTMLInputElement).value).toBe('90000')
})

test('[SPEED-03] a choice that has the focus keeps it, and what was unfolded stays so', () => {
  const place = shown(fields('', ['volvo']))
  find('details', HTMLDetailsElement).open = true
  find('[value="volvo"]', HTMLInputElement).focus()

  replaceContent(place, fields('', ['kenworth', 'volvo']))

  expect(document.activeElement).toBe(find('[value="volvo"]', HTMLInputElement))
  expect(find('details', HTMLDetailsElement).open).toBe(true)
})
