import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sent } from '../../../../tests/security/hostile/apply.ts'
import { headersFor } from '../../../../tests/security/hostile/in-process.ts'
import type { Answer } from '../../../../tests/security/hostile/verdict.ts'
import type { Person } from '../../../../tests/security/site/people.ts'

export type Timed = Answer & { readonly ms: number }

/** A connection that the site closes while a body that is too long still comes: as if it had been refused. */
const CLOSED = /^(?:ECONNRESET|EPIPE)$/u
const LONG = 60_000

/** How often a request is sent that is refused because the site is too busy, and how long after each refusal, in milliseconds. */
const MAX_TRIES = 10
const RETRY_MS = 1000

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Sends requests over kept connections, with their paths as they are. */
export function httpClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = `http://localhost:${port}`

  async function exchange(sent: Sent, person: Person): Promise<Answer & { readonly isShed: boolean }> {
    const headers = { ...headersFor(sent, person, url), 'accept-encoding': 'identity' }
    const asked = request({ agent, port, host: '127.0.0.1', method: sent.method, path: sent.path, headers })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // The site may close a connection after it has answered, while the rest of a body still goes out.
      asked.on('response', resolve).on('error', reject)
      asked.end(sent.body)
    })
    const status = response.statusCode ?? 0
    const isShed = status === 503 && response.headers['retry-after'] !== undefined
    return { status, body: await text(response), isShed }
  }

  /** A site that is too busy on this machine judges nothing: as it asks, the request is sent again. */
  async function untilJudged(sent: Sent, person: Person): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const { isShed, ...answer } = await exchange(sent, person)
      if (!isShed || tries === MAX_TRIES) return answer
      await sleep(RETRY_MS)
    }
  }

  return {
    async send(sent: Sent, person: Person): Promise<Timed> {
      const began = performance.now()
      const answer = await untilJudged(sent, person).catch((error: unknown): Answer => {
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
