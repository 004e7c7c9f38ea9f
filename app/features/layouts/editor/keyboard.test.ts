import { expect, test } from 'vitest'
import { editorActionOfKey } from './keyboard.ts'

test.for([
  [
    { key: 'ArrowRight', shiftKey: true },
    { tool: 'go', step: 'right', extends: true },
  ],
  [{ key: ' ' }, { tool: 'toggle' }],
  [{ key: 'ь', code: 'KeyM' }, { tool: 'merge' }],
  [{ key: 's', code: 'KeyS' }, { tool: 'split' }],
  [{ key: 'м', code: 'KeyV' }, { tool: 'carry' }],
  [{ key: 'я', code: 'KeyZ', ctrlKey: true }, { tool: 'undo' }],
  [{ key: 'Z', code: 'KeyZ', metaKey: true, shiftKey: true }, { tool: 'redo' }],
  [{ key: 's', code: 'KeyS', ctrlKey: true }, null],
  [{ key: 'Tab' }, null],
  [{ key: 'ArrowLeft', altKey: true }, null],
] as const)('[LAY-03] %j means %j', ([pressed, action]) => {
  const none = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
  expect(editorActionOfKey({ ...none, ...pressed })).toEqual(action)
})
