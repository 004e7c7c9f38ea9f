import assert from 'node:assert/strict'
import { blocksOfGuide } from './guide.ts'

/** Returns the settings of deploy.md, with values for what is left open there. */
export function settingsOfGuide(host: string, publicUrl: string): string {
  const [given] = blocksOfGuide('## Settings', 'Start from these lines')
  assert.ok(given)
  const own = `${given.replaceAll('…', '1').replace(/PUBLIC_URL=.*/u, `PUBLIC_URL=${publicUrl}`)}HOST=127.0.0.1\nDATA_DIR=/var/lib/haulpost\n`
  return own.replaceAll('haulpost.example', host).replaceAll('mail.example', `mail.${host}`)
}
