import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

// Opens connections that send or read as slowly as they can, and never closes one, until the thread is terminated.

const { port, count, opening, trickle, path } = z
  .object({
    port: z.number(),
    count: z.number(),
    /** What each connection sends at once. */
    opening: z.string(),
    /** What it sends each second afterwards. Nothing: it only waits, and reads nothing. */
    trickle: z.string(),
    path: z.string(),
  })
  .parse(workerData)

const AT_ONCE = 50

function open(): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  // A patient attacker does not even read the end.
  if (trickle) socket.resume()
  else socket.pause()
  socket.write(opening.replaceAll('PATH', path).replaceAll('HOST', `127.0.0.1:${port}`))
  return socket
}

const sockets: Socket[] = []
while (sockets.length < count) {
  for (let i = 0; i < AT_ONCE; i += 1) sockets.push(open())
  await sleep(20)
}
parentPort?.postMessage('open')
// Sockets that are not read keep no thread alive: the timer does.
setInterval(() => {
  for (const socket of trickle ? sockets : []) if (socket.writable) socket.write(trickle)
}, 1000)
