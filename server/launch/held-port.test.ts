import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { portArguments } from '#server/inherited-port.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { type HeldPort, holdPort } from './held-port.ts'

/** The message of a child, with its handle. */
const COUNTED = z.tuple([z.object({ turns: z.number() })]).rest(z.unknown())

let held: HeldPort
let child: ChildProcess
let clients: Socket[]

afterEach(() => {
  for (const client of clients) client.destroy()
  child.kill('SIGKILL')
  held.release()
})

test('[SEC-05] a process that is busy accepts sixteen connections in each turn of its event loop, not one', async () => {
  const [port, count] = [await freePort(), 64]
  held = await holdPort(port, ['127.0.0.1'])
  child = fork('tests/helpers/turn-counting-process.ts', [String(count), ...portArguments(held.fds.length)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', ...held.fds],
  })
  await once(child, 'message')
  // While it is stopped, connections wait in the kernel's queue, as they do behind the work of a long turn.
  child.kill('SIGSTOP')
  clients = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  await Promise.all(clients.map((client) => once(client, 'connect')))
  const counted = once(child, 'message')
  child.kill('SIGCONT')

  const [{ turns }] = COUNTED.parse(await counted)
  expect(turns).toBeLessThanOrEqual(count / 8)
})
