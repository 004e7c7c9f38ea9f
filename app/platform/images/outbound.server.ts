import { AwsClient } from 'aws4fetch'
import type { Settings } from '../env.server.ts'
import { filesIn, type Listed, textIn } from './bucket-responses.ts'

/** The address and the keys of a bucket. */
export type BucketSettings = NonNullable<Settings['pictureBucket']>

/** Operations of a bucket. A refusal or a timeout is an error. */
export type Bucket = {
  readonly put: (key: string, data: Buffer, type?: 'image/webp' | 'image/jpeg') => Promise<void>
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns when a file was last written; null when there is none. */
  readonly writtenAt: (key: string) => Promise<Date | null>
  readonly delete: (key: string) => Promise<void>
  /** The files whose names begin with a prefix, page by page. */
  readonly list: (prefix: string) => AsyncIterable<readonly Listed[]>
}

const TIMEOUT_MS = 8000
/** Retries after errors that the other side calls transient. */
const RETRIES = 1

const CACHE = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Opens an S3-compatible bucket. Requests are signed (SigV4); the address may name the bucket in its host or its
 * path.
 */
export function openBucket({ url, region, key, secret }: BucketSettings): Bucket {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const base = url.endsWith('/') ? url : `${url}/`

  async function ask(method: string, tail: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(`${base}${tail}`, { ...init, method, signal })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`the bucket answered ${response.status} to ${method}`)
  }

  async function* list(prefix: string) {
    let token: string | null = null
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (token) query.set('continuation-token', token)
      const xml: string = await (await ask('GET', `?${query.toString()}`)).text()
      yield filesIn(xml)
      token = textIn(xml, 'NextContinuationToken')
    } while (token)
  }

  return {
    list,
    async put(name, data, type = 'image/webp') {
      const headers = { 'content-type': type, ...CACHE }
      const { status } = await ask('PUT', name, { body: new Uint8Array(data), headers })
      if (status === 404) throw new Error('the bucket is not there')
    },
    async get(name) {
      const response = await ask('GET', name)
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer())
    },
    async writtenAt(name) {
      const { status, headers } = await ask('HEAD', name)
      return status === 404 ? null : new Date(headers.get('last-modified') ?? Number.NaN)
    },
    async delete(name) {
      await (await ask('DELETE', name)).body?.cancel()
    },
  }
}
