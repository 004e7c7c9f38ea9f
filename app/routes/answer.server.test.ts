import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { keptLog } from '#tests/helpers/pipeline.ts'
import { answer } from './answer.server.ts'

const schema = z.object({ name: z.string('Say a name') })
const form = (body: string) => parseWithZod(new URLSearchParams(body), { schema })

function answered(body: string, work: (input: { name: string }) => Promise<string>, reset = false) {
  const { log, lines } = keptLog()
  const said = answer({ log, requestId: 'r-1' }, form(body), work, { reset })
  return said.then(({ data, init }) => ({ data, status: init?.status ?? 200, headers: init?.headers, lines }))
}

const greet = async ({ name }: { name: string }) => `Hello, ${name}`

test('what worked is answered with its value, and the form keeps its input or not', async () => {
  expect(await answered('name=Ann', greet)).toMatchObject({
    status: 200,
    data: { outcome: 'done', value: 'Hello, Ann', form: { initialValue: { name: 'Ann' } } },
  })
  expect(await answered('name=Ann', greet, true)).toMatchObject({ data: { form: { initialValue: null } } })
})

test('wrong fields are answered 422, each with its error, and nothing is done', async () => {
  const said = await answered('name=', () => Promise.reject(new Error('not reached')))

  expect(said).toMatchObject({
    status: 422,
    data: { outcome: 'invalid', form: { error: { name: ['Say a name'] } } },
  })
  expect(said.lines).toEqual([])
})

test('a refusal is answered with its status, and with the seconds to wait', async () => {
  const refusal = refuse('tooMany', 'limits.wait', { seconds: 7 })

  const said = await answered('name=Ann', () => Promise.reject(new RefusedError(refusal)))

  expect(said).toMatchObject({ status: 429, headers: { 'Retry-After': '7' } })
  expect(said.data).toMatchObject({ outcome: 'refused', refusal, form: { initialValue: { name: 'Ann' } } })
})

test('a bug is answered 500 without a word about it, is logged, and keeps what was typed', async () => {
  const said = await answered('name=Ann', () => Promise.reject(new Error('relation "x" does not exist')))

  expect(said).toMatchObject({
    status: 500,
    data: { outcome: 'failed', form: { initialValue: { name: 'Ann' } } },
  })
  expect(JSON.stringify(said.data)).not.toContain('relation')
  expect(said.lines).toMatchObject([{ requestId: 'r-1', msg: 'an action failed' }])
})
