import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'

/** A response, with its body as it came over the line. */
type Received = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** Sends a request over TLS to a proxy of this machine whose certificate was made a moment ago. */
export async function send(
  url: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const made = request(url, { method, headers, rejectUnauthorized: false, agent: false }, (response) => {
    buffer(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      reject,
    )
  })
  made.on('error', reject)
  made.end(body)
  return promise
}

const NOISE_SIDE = 1860

/** Returns a PNG of about 10 MB, which is what the site takes at most. */
export async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const side = NOISE_SIDE
  const create = { width: side, height: side, channels: 3, background: '#808080', noise } as const
  return sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
}

export type User = { readonly email: string; readonly password: string }

/** Sends a form as a page without JavaScript does. */
export function sendForm(site: string, path: string, fields: Readonly<Record<string, string>>) {
  const body = Buffer.from(new URLSearchParams(fields).toString())
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: site,
  }
  return send(`${site}${path}`, { method: 'POST', headers, body })
}

/** Signs a user in. Returns the Set-Cookie headers of the response. */
export async function signIn(site: string, { email, password }: User): Promise<readonly string[]> {
  const { status, headers } = await sendForm(site, '/signin', { email, password })
  if (status !== 302) throw new Error(`/signin returned ${status}`)
  return [headers['set-cookie'] ?? []].flat()
}

/** Sends a picture as the form does. */
export function upload(site: string, cookies: readonly string[], picture: Buffer): Promise<Received> {
  return send(`${site}/uploads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(picture.length),
      'x-file-name': 'truck.png',
      origin: site,
      cookie: cookies.map((one) => one.split(';')[0]).join('; '),
    },
    body: picture,
  })
}

/** Repeats a question until it has an answer. */
export async function untilFound<T>(
  what: string,
  find: () => Promise<T | null | undefined> | T | null | undefined,
) {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = await find()
    if (found) return found
    await delay(250)
  }
  throw new Error(`${what} did not come`)
}
