import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from './free-port.ts'

// What a running process holds, measured after a garbage collection. Memory that a process occupies says little: V8
// returns it only when it has to.

const PAGES = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]).rest(z.unknown())
const USAGE = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() })
const RESULT = z.object({ result: z.object({ result: z.object({ value: z.unknown() }) }) })

/** Memory in bytes. */
export type Memory = {
  /** What is reachable, inside and outside of the heap. */
  readonly live: number
  /** What the process occupies. */
  readonly resident: number
}

async function debuggerUrl(port: number): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      const [page] = PAGES.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
      return page.webSocketDebuggerUrl
    } catch (error) {
      if (tries === 100) throw error
      await sleep(100)
    }
  }
}

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.addEventListener('open', () => resolve())
  socket.addEventListener('error', () => reject(new Error('The inspector cannot be reached')))
  await promise
  return socket
}

/** Sends commands of the inspector's protocol, one after the other. */
function commands(socket: WebSocket) {
  let id = 0
  return async (method: string, params: object = {}): Promise<unknown> => {
    id += 1
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const own = id
    const listen = ({ data }: MessageEvent) => {
      const message: unknown = JSON.parse(String(data))
      const isOwn = typeof message === 'object' && message !== null && 'id' in message && message.id === own
      if (isOwn) resolve(message)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id, method, params }))
    const response = await promise
    socket.removeEventListener('message', listen)
    return response
  }
}

/** Chooses a port for inspectors: start the process with `env`, and `open` the inspector by its id. */
export async function memoryProbe() {
  const port = await freePort()
  let socket: WebSocket | null = null
  return {
    env: { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` },
    /** Opens the inspector of a process. Returns a function that collects its garbage and measures what is left. */
    async open(pid: number): Promise<() => Promise<Memory>> {
      process.kill(pid, 'SIGUSR1')
      socket = await opened(await debuggerUrl(port))
      const send = commands(socket)
      return async () => {
        await send('HeapProfiler.collectGarbage')
        const expression = 'process.memoryUsage()'
        const answer = await send('Runtime.evaluate', { expression, returnByValue: true })
        const { heapUsed, external, rss } = USAGE.parse(RESULT.parse(answer).result.result.value)
        return { live: heapUsed + external, resident: rss }
      }
    },
    close: () => socket?.close(),
  }
}
