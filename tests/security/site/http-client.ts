import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Sent } from '../hostile/apply.ts'
import { headersFor } from '../hostile/in-process.ts'
import type { Answer } from '../hostile/verdict.ts'
import type { Person } from './people.ts'

export type Timed = Answer & { readonly ms: number }

/** A connection that the site closes while a body that is too long still comes: as if it had been refused. */
const CLOSED = /^(?:ECONNRESET|EPIPE)$/u
const LONG = 60_000

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Sends requests over kept connections, with their paths as they are. */
export function httpClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = `http://localhost:${port}`

  async function exchange(sent: Sent, person: Person): Promise<Answer> {
    const headers = { ...headersFor(sent, person, url), 'accept-encoding': 'identity' }
    const asked = request({ agent, port, host: '127.0.0.1', method: sent.method, path: sent.path, headers })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // The site may close a connection after it has answered, while the rest of a body still goes out.
      asked.on('response', resolve).on('error', reject)
      asked.end(sent.body)
    })
    return { status: response.statusCode ?? 0, body: await text(response) }
  }

  return {
    async send(sent: Sent, person: Person): Promise<Timed> {
      const began = performance.now()
      const answer = await exchange(sent, person).catch((error: unknown): Answer => {
        const isLong = (sent.body ?? '').length > LONG || sent.path.length > 8000
        // A kept connection may also be closed by the site at the moment it is used again.
        return {
          status: isLong && CLOSED.test(codeOf(error)) ? 413 : -1,
          body: codeOf(error) || String(error),
        }
      })
      return { ...answer, ms: performance.now() - began }
    },
    close: () => agent.destroy(),
  }
}
