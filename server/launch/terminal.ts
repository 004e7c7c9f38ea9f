import { closeSync, openSync } from 'node:fs'

/**
 * Whether the terminal of this process was closed. SIGHUP comes for two reasons: a closed terminal, which ends programs,
 * and an operator's request to reload.
 */
export function isTerminalGone(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return false
  } catch {
    return true
  }
}
