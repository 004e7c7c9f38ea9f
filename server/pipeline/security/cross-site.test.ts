import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const OWN = 'http://localhost:3000'

const ALLOWED = [
  ['a form of our own page', { 'content-type': FORM, 'sec-fetch-site': 'same-origin', origin: OWN }],
  ['a form of our page in an old browser', { 'content-type': FORM, origin: OWN }],
  ['our page under another name of this machine', { 'content-type': FORM, origin: 'http://127.0.0.1:3000' }],
  ['JSON of a program', { 'content-type': JSON_TYPE }],
] as const

const REFUSED = [
  [
    'a form of another site',
    { 'content-type': FORM, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ],
  ['a form of a neighbour under our domain', { 'content-type': FORM, 'sec-fetch-site': 'same-site' }],
  ['a form sent from nowhere', { 'content-type': FORM, 'sec-fetch-site': 'none' }],
  ['a form of a sandboxed frame', { 'content-type': FORM, origin: 'null' }],
  ['another site in an old browser', { 'content-type': FORM, origin: 'https://evil.example' }],
  ['our name with another port', { 'content-type': FORM, origin: 'http://localhost:4000' }],
  ['a form of a program', { 'content-type': FORM }],
  ['JSON of another site', { 'content-type': JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
  ['JSON that only pretends', { 'content-type': 'application/json-patch' }],
] as const

function siteThatCounts(strictOrigin = false) {
  let calls = 0
  const { request } = pipelineAround(
    (c) => {
      calls += 1
      return c.text('done')
    },
    { settings: { strictOrigin } },
  )
  const send = (headers: HeadersInit) => request('/', { method: 'POST', body: '{}', headers })
  return { send, calls: () => calls }
}

test.each(ALLOWED)('%s is let in', async (_, headers) => {
  const { send } = siteThatCounts()
  expect((await send(headers)).status).toBe(200)
})

test.each(REFUSED)('%s is refused, and nothing is done', async (_, headers) => {
  const { send, calls } = siteThatCounts()
  expect((await send(headers)).status).toBeOneOf([403, 415])
  expect(calls()).toBe(0)
})

test('a strict site refuses programs that do not say where they come from', async () => {
  const { send } = siteThatCounts(true)
  expect((await send({ 'content-type': JSON_TYPE })).status).toBe(403)
  expect((await send({ 'content-type': JSON_TYPE, origin: OWN })).status).toBe(200)
})

test('reading is allowed from everywhere', async () => {
  const { request } = pipelineAround()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await request('/', { headers })).status).toBe(200)
})
