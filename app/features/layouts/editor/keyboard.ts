import type { EditorAction, Step } from './editor-state.ts'

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
}

const KEYS: Readonly<Record<string, EditorAction>> = {
  ' ': { tool: 'toggle' },
  Escape: { tool: 'clear' },
  Delete: { tool: 'remove' },
  Backspace: { tool: 'remove' },
  m: { tool: 'merge' },
  s: { tool: 'split' },
  v: { tool: 'carry' },
}

/** A key press, whatever the keyboard's language: letters by their physical key. */
type Pressed = {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

function withControl({ key, code, shiftKey }: Pressed): EditorAction | null {
  if (key === 'Home') return { tool: 'go', step: 'first', extends: shiftKey }
  if (key === 'End') return { tool: 'go', step: 'last', extends: shiftKey }
  if (code === 'KeyY' || (code === 'KeyZ' && shiftKey)) return { tool: 'redo' }
  return code === 'KeyZ' ? { tool: 'undo' } : null
}

/** Returns the action of a key in the grid ([LAY-03]); null for the browser's own keys. */
export function editorActionOfKey(pressed: Pressed): EditorAction | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (altKey) return null
  if (ctrlKey || metaKey) return withControl(pressed)
  const step = STEPS[key]
  if (step) return { tool: 'go', step, extends: shiftKey }
  return KEYS[code.replace(/^Key(?=[MSV]$)/u, '').toLowerCase()] ?? KEYS[key] ?? null
}
