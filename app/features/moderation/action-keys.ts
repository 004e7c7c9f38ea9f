import type { ModerationAction } from './actions.ts'

/** The actions of each key on the focused card or item. Where there are two, the one that is possible now. */
export const ACTION_KEYS: Readonly<Record<string, readonly ModerationAction[]>> = {
  a: ['approve'],
  r: ['reject'],
  i: ['dismiss'],
  f: ['feature', 'unfeature'],
  d: ['deactivate', 'reactivate'],
  z: ['delete', 'restore'],
}

/** Returns the key of an action. */
export function keyOf(action: ModerationAction): string | undefined {
  return Object.entries(ACTION_KEYS).find(([, actions]) => actions.includes(action))?.[0]
}
