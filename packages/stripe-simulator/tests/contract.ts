import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'

// What Stripe declares about the calls of its API, for tests: which parameters they take, and what they return.

const schema = z.record(z.string(), z.unknown())
const operation = z.object({
  sdk: z.string(),
  method: z.string(),
  path: z.string(),
  request: schema,
  response: schema,
})
const documented = z.object({
  openapi: z.string(),
  sdk: z.string(),
  operations: z.array(operation),
  events: z.record(z.string(), schema),
  definitions: schema,
})

const ID = 'stripe'

/** The schemas of `scripts/make-schemas.ts`, their references made absolute. */
export const DOCUMENT = documented.parse(
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'stripe-schemas.gen.json'), 'utf8').replaceAll(
      '"#/definitions/',
      `"${ID}#/definitions/`,
    ),
  ),
)

const validator = (coerceTypes: boolean) =>
  new Ajv({ strict: false, allErrors: true, coerceTypes }).addSchema({
    $id: ID,
    definitions: DOCUMENT.definitions,
  })

// A form carries texts only.
const forms = validator(true)
const responses = validator(false)

type Operation = (typeof DOCUMENT)['operations'][number]
export const nameOf = ({ method, path: address }: Pick<Operation, 'method' | 'path'>) =>
  `${method} ${address}`

const PATTERNS = DOCUMENT.operations.map((one) => ({
  one,
  pattern: new RegExp(`^${one.path.replaceAll(':id', '[^/]+')}$`, 'u'),
}))

const isId = (part: string) => /^[a-z]+_\w+$/u.test(part) && /\d/u.test(part)

/** The operation a request means: fixed paths before those that hold an id. */
function operationOf(method: string, address: string): Operation | undefined {
  const found = PATTERNS.filter(({ one, pattern }) => one.method === method && pattern.test(address))
  return (
    found.find(({ one }) => !one.path.includes(':id') || address.split('/').some(isId))?.one ?? found[0]?.one
  )
}

type Value = string | Value[] | { [name: string]: Value }

/** `items[0][price]=a` as `{ items: [{ price: 'a' }] }`. */
function decode(form: string): Value {
  const whole: { [name: string]: Value } = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const parts = name.replaceAll(']', '').split('[')
    let inner = whole
    for (const part of parts.slice(0, -1)) {
      const next = inner[part]
      const child = typeof next === 'object' && !Array.isArray(next) ? next : {}
      inner[part] = child
      inner = child
    }
    inner[parts.at(-1) ?? ''] = value
  }
  return withLists(whole)
}

function withLists(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d*$/u.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

const compiled = new Map<unknown, ValidateFunction>()

/** What of a value does not fit a schema, in words. */
function faults(ajv: Ajv, of: Record<string, unknown>, value: unknown): readonly string[] {
  const validate = compiled.get(of) ?? ajv.compile(of)
  compiled.set(of, validate)
  if (validate(value)) return []
  const all = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  return [...new Set(all)]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Why an event is none of Stripe's, in words. */
export function faultsOfEvent(event: unknown): readonly string[] {
  if (!isObject(event) || !isObject(event['data'])) return ['no event']
  const type = String(event['type'])
  const of = DOCUMENT.events[type]
  if (!of) return [`${type} is no event of Stripe`]
  return faults(responses, of, event['data']['object']).map((fault) => `${type}: ${fault}`)
}

const apiError = z.strictObject({
  error: z.looseObject({
    type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
    message: z.string(),
  }),
})

function faultsOfResponse(one: Operation, status: number, body: unknown): readonly string[] {
  if (status === 200) return faults(responses, one.response, body)
  return apiError.safeParse(body).success ? [] : ['the error has another shape than those of Stripe']
}

/** What of a request is none of Stripe's: an address or parameters that it does not have. */
export async function faultsOfRequest(request: Request): Promise<readonly string[]> {
  const url = new URL(request.url)
  const form = request.method === 'GET' ? url.search.slice(1) : await request.clone().text()
  const one = operationOf(request.method, url.pathname)
  if (!one) return [`${request.method} ${url.pathname} is no call of Stripe's API`]
  return faults(forms, one.request, decode(form)).map((fault) => `${nameOf(one)}: ${fault}`)
}

/** What the SDK calls a request, such as `refunds.create`; null for what is no call of Stripe's API. */
export const sdkNameOf = ({ method, url }: Request): string | null =>
  operationOf(method, new URL(url).pathname)?.sdk ?? null

/** Compares a call with what Stripe declares about it; `name` is null for what is no call of Stripe's API. */
export async function compare(request: Request, response: Response) {
  const one = operationOf(request.method, new URL(request.url).pathname)
  const name = one ? nameOf(one) : null
  const sent = await faultsOfRequest(request)
  const body: unknown = await response.clone().json()
  const got = one ? faultsOfResponse(one, response.status, body) : []
  return { name, faults: [...sent, ...got.map((fault) => `response of ${name}: ${fault}`)] }
}
