import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { RefusedError, refuseFor } from '#app/lib/refusal.ts'
import { UNNAMED_ERROR } from '#app/lib/unnamed-error.ts'
import { keptLog } from '#tests/helpers/pipeline.ts'
import { runFormAction } from './run-form-action.server.ts'

const schema = z.object({ name: z.string('Say a name') })
const form = (body: string) => parseWithZod(new URLSearchParams(body), { schema })

function run(body: string, work: (input: { name: string }) => Promise<string>, reset = false) {
  const { log, lines } = keptLog()
  const response = runFormAction({ log, requestId: 'r-1', t: TRANSLATE.ru }, form(body), work, { reset })
  return response.then(({ data, init }) => ({
    data,
    status: init?.status ?? 200,
    headers: init?.headers,
    lines,
  }))
}

const greet = async ({ name }: { name: string }) => `Hello, ${name}`

test('success returns its value, and the form keeps its input or not', async () => {
  expect(await run('name=Ann', greet)).toMatchObject({
    status: 200,
    data: { outcome: 'done', value: 'Hello, Ann', form: { initialValue: { name: 'Ann' } } },
  })
  expect(await run('name=Ann', greet, true)).toMatchObject({ data: { form: { initialValue: null } } })
})

test('invalid fields get 422, each with its error, and nothing is done', async () => {
  const response = await run('name=', () => Promise.reject(new Error('not reached')))

  expect(response).toMatchObject({
    status: 422,
    data: { outcome: 'invalid', form: { error: { name: ['Say a name'] } } },
  })
  expect(response.lines).toEqual([])
})

test('[LAY-09] a field without a message of its own gets one in the language of the page', async () => {
  const { log } = keptLog()
  const plain = z.object({ name: z.string(), age: z.coerce.number(), kind: z.enum(['a']) })
  const fields = new URLSearchParams('name=&age=x&kind=b')
  const unnamed = parseWithZod(fields, { schema: plain, error: () => UNNAMED_ERROR })

  const { data } = await runFormAction({ log, requestId: 'r-1', t: TRANSLATE.ru }, unnamed, greet)

  const check = ['Проверьте это поле.']
  expect(data).toMatchObject({ form: { error: { name: check, age: check, kind: check } } })
})

test('a refusal has its status, and the seconds to wait', async () => {
  const refusal = refuseFor(7)

  const response = await run('name=Ann', () => Promise.reject(new RefusedError(refusal)))

  expect(response).toMatchObject({ status: 429, headers: { 'Retry-After': '7' } })
  expect(response.data).toMatchObject({
    outcome: 'refused',
    refusal,
    form: { initialValue: { name: 'Ann' } },
  })
})

test('a bug gets 500 without details, is logged, and keeps what was typed', async () => {
  const response = await run('name=Ann', () => Promise.reject(new Error('relation "x" does not exist')))

  expect(response).toMatchObject({
    status: 500,
    data: { outcome: 'failed', form: { initialValue: { name: 'Ann' } } },
  })
  expect(JSON.stringify(response.data)).not.toContain('relation')
  expect(response.lines).toMatchObject([{ requestId: 'r-1', msg: 'an action failed' }])
})
