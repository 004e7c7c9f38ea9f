import { AwsClient } from 'aws4fetch'
import { filesIn, textIn } from '../../images/bucket-responses.ts'
import type { BucketSettings } from '../../images/outbound.server.ts'
import { byteReader } from '../archive/byte-reader.server.ts'
import { type BackupPlace, backupTime, type StoredBackup } from './backup-place.ts'

/** A bucket takes 10,000 parts: with growing parts, archives of a terabyte fit, and small ones take little memory. */
const FIRST_PART_BYTES = 8 * 1024 * 1024
const MAX_PART_BYTES = 128 * 1024 * 1024
const PARTS_OF_ONE_SIZE = 500
const TIMEOUT_MS = 300_000
const RETRIES = 3

const partBytes = (number: number) =>
  Math.min(FIRST_PART_BYTES * 2 ** Math.floor(number / PARTS_OF_ONE_SIZE), MAX_PART_BYTES)

type Ask = (method: string, tail: string, init?: RequestInit) => Promise<Response>

/** Returns a function that sends signed requests to a bucket, and throws unless they succeed. */
function asking({ url, region, key, secret }: BucketSettings): Ask {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const base = url.endsWith('/') ? url : `${url}/`
  return async (method, tail, init = {}) => {
    const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(`${base}${tail}`, { ...init, method, signal })
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error(`the bucket of the backups answered ${response.status} to ${method}`)
  }
}

const withQuery = (name: string, query: Record<string, string>) =>
  `${name}?${new URLSearchParams(query).toString()}`

async function uploadParts(ask: Ask, name: string, uploadId: string, source: AsyncIterable<Buffer>) {
  const reader = byteReader(source)
  const tags: string[] = []
  let bytes = 0
  while (tags.length === 0 || !(await reader.isAtEnd())) {
    const part = await reader.takeUpTo(partBytes(tags.length))
    bytes += part.length
    const place = withQuery(name, { partNumber: String(tags.length + 1), uploadId })
    const { headers } = await ask('PUT', place, { body: new Uint8Array(part) })
    tags.push(headers.get('etag') ?? '')
  }
  return { tags, bytes }
}

async function completeUpload(ask: Ask, place: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
  const response = await ask('POST', place, { body })
  // The bucket reports some failures with status 200.
  if ((await response.text()).includes('<Error>')) throw new Error('the bucket could not join the parts')
}

/** Uploads a stream in parts: if that fails, there is no file. Returns its size. */
async function upload(ask: Ask, name: string, source: AsyncIterable<Buffer>): Promise<number> {
  const begun = await (await ask('POST', withQuery(name, { uploads: '' }))).text()
  const uploadId = textIn(begun, 'UploadId')
  if (!uploadId) throw new Error('the bucket began no upload')
  const place = withQuery(name, { uploadId })
  try {
    const { tags, bytes } = await uploadParts(ask, name, uploadId, source)
    await completeUpload(ask, place, tags)
    return bytes
  } catch (error) {
    await ask('DELETE', place).catch(() => undefined)
    throw error
  }
}

async function listBackups(ask: Ask): Promise<readonly StoredBackup[]> {
  const found: StoredBackup[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix: 'haulpost-' }
    if (token) query['continuation-token'] = token
    const xml: string = await (await ask('GET', withQuery('', query))).text()
    found.push(...filesIn(xml).map(({ key, bytes }) => ({ name: key, bytes })))
    token = textIn(xml, 'NextContinuationToken')
  } while (token)
  const ours = found.filter(({ name }) => backupTime(name) !== null)
  return ours.toSorted((a, b) => a.name.localeCompare(b.name))
}

async function* download(ask: Ask, name: string): AsyncGenerator<Uint8Array> {
  // An archive may take hours: the stream itself has no time limit.
  const { body } = await ask('GET', name, { signal: new AbortController().signal })
  if (body) yield* body
}

/** Backups in an S3-compatible bucket. */
export function bucketPlace(settings: BucketSettings): BackupPlace {
  const ask = asking(settings)
  return {
    title: settings.url,
    write: (name, source) => upload(ask, name, source),
    read: (name) => download(ask, name),
    list: () => listBackups(ask),
    remove: async (name) => void (await ask('DELETE', name)),
  }
}
