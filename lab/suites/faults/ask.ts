import { request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

type Sent = {
  readonly cookie?: string
  readonly form?: Record<string, string>
  readonly json?: object
  readonly file?: Uint8Array
  readonly accept?: string
}

export type Answer = {
  /** 0: the connection broke. */
  readonly status: number
  readonly text: string
  readonly retryAfter: string | undefined
  readonly ms: number
}

const TIMEOUT_MS = 60_000

function bodyOf({ form, json, file }: Sent) {
  if (file) return { type: 'application/octet-stream', bytes: Buffer.from(file) }
  if (json) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) }
  const type = 'application/x-www-form-urlencoded'
  return form ? { type, bytes: Buffer.from(new URLSearchParams(form).toString()) } : null
}

/** Asks the site once, on a connection of its own, and measures how long that takes. Never throws. */
export async function ask(port: number, path: string, sent: Sent = {}): Promise<Answer> {
  const host = `localhost:${port}`
  const body = bodyOf(sent)
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<Omit<Answer, 'ms'>>()
  const lost = (error: Error) => resolve({ status: 0, text: error.message, retryAfter: undefined })
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    method: body ? 'POST' : 'GET',
    timeout: TIMEOUT_MS,
    headers: {
      host,
      accept: sent.accept ?? 'text/html',
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      ...(sent.cookie && { cookie: sent.cookie }),
      ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
    },
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
  outgoing.on('error', lost)
  outgoing.on('response', (response) => {
    const { statusCode: status = 0, headers } = response
    textOf(response).then((text) => resolve({ status, text, retryAfter: headers['retry-after'] }), lost)
  })
  outgoing.end(body?.bytes)
  return { ...(await promise), ms: Math.round(performance.now() - start) }
}

/** A form of the contact page, as a page without JavaScript sends it. */
export const message = (subject: string) => ({
  form: {
    name: 'Ann',
    email: `${subject.replaceAll(/\W/gu, '')}@example.com`,
    subject,
    message: 'Are there tires?',
  },
})
