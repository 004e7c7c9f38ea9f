import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOpen, startProgram, waitUntil } from '../../../tests/helpers/programs.ts'
import type { Member } from './patroni.ts'

/** Until two checks of a member failed, HAProxy takes it for the primary, in milliseconds. */
const CHECKED_MS = 3000

const configOf = (port: number, members: readonly Member[]) => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port: at, api }) => `  server ${name} 127.0.0.1:${at} check port ${api}`).join('\n')}
`

/** Starts HAProxy, which leads every connection to the primary of a cluster. */
export async function startHaproxy(folder: string, port: number, members: readonly Member[]) {
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configOf(port, members))
  const words = ['-db', '-f', file]
  const running = startProgram({ program: 'haproxy', words, log: path.join(folder, 'haproxy.log') })
  await waitUntil('HAProxy', () => isOpen(port))
  await sleep(CHECKED_MS)
  return running
}
