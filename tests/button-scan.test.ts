// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isShared } from './e2e/buttons/scan.ts'

const PAGE = `
  <header>
    <button id="menu"></button>
    <dialog><a id="choice" role="option"></a><button id="close-command-box"></button></dialog>
  </header>
  <main>
    <header><button id="sort"></button></header>
    <dialog><header><button id="close-item"></button></header></dialog>
  </main>
  <dialog><footer><button id="close-drawer"></button></footer></dialog>`

test('[NAV-13] the command box belongs to the header of every page, and other dialogs to their own page', () => {
  document.body.innerHTML = PAGE
  const shared = [...document.querySelectorAll('[id]')].filter(isShared).map(({ id }) => id)
  expect(shared).toEqual(['menu', 'choice', 'close-command-box'])
})
