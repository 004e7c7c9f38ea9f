import { appendFileSync } from 'node:fs'
import type { Simulator } from '@haulpost/stripe-simulator'
import pg from 'pg'

// Reports every step of a process that changes something, before and after; at one of them the process is killed. It
// wraps the database client and the provider's transport from outside: the product contains no code for it.

/** Reports a step by its name. */
export type Step = (name: string) => void

/** Writes each step into a file, and kills the process with SIGKILL at number `last`. */
export function stepsInto(file: string, last: number): Step {
  let count = 0
  return (name) => {
    count += 1
    appendFileSync(file, `${name}\n`)
    if (count === last) process.kill(process.pid, 'SIGKILL')
  }
}

const WRITES = /^\s*(?:insert|update|delete|begin|commit|with|select jobs)\b/iu

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return ''
  return String(query.text)
}

/** Statements that change something; a step follows each commit too, since nothing can undo it. */
export function watchDatabase(step: Step): void {
  const real: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof real !== 'function') throw new Error('pg has no query')
  Reflect.set(pg.Client.prototype, 'query', function watched(this: unknown, ...given: unknown[]) {
    const text = textOf(given[0])
    if (WRITES.test(text)) step(`before ${text.replaceAll(/\s+/gu, ' ').slice(0, 70)}`)
    const response: unknown = Reflect.apply(real, this, given)
    if (!/^\s*commit/iu.test(text) || !(response instanceof Promise)) return response
    return response.then((result: unknown) => {
      step('after commit')
      return result
    })
  })
}

/** Requests that change something at the provider. */
export function watchProvider(simulator: Simulator, step: Step): Simulator {
  return {
    ...simulator,
    async handle(request) {
      const name = `${request.method} ${new URL(request.url).pathname.replaceAll(/_\w{8,}/gu, '_…')}`
      if (request.method === 'GET') return simulator.handle(request)
      step(`before ${name}`)
      const response = await simulator.handle(request)
      step(`after ${name}`)
      return response
    },
  }
}
