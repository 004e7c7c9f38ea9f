import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readForm } from './read-form.server.ts'

const schema = z.object({ name: z.string(), tags: z.array(z.string()).default([]) })

function sent(body: string, type = 'application/x-www-form-urlencoded') {
  const request = new Request('http://localhost/form', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  return readForm(request, schema)
}

test('a form is read and judged', async () => {
  expect(await sent('name=%D0%AF&tags[0]=a&tags[1]=b')).toMatchObject({
    status: 'success',
    value: { name: 'Я', tags: ['a', 'b'] },
  })
  expect(await sent('name=')).toMatchObject({ status: 'error', error: { name: [expect.any(String)] } })
})

describe('what no form of ours sends ends the request', () => {
  test.each([
    ['a NUL in a value', 'name=a%00b'],
    ['a NUL in a name', 'na%00me=a'],
    ['a name that reaches into objects', '__proto__.polluted=1&name=a'],
    ['a name that reaches deeper', 'name.constructor.prototype.polluted=1'],
    ['a place in a list that would fill the memory', 'name=a&tags[99999999]=x'],
    ['a place far down a list', 'name=a&tags[100]=x'],
    ['an order to the form library', 'name=a&__intent__=%7B'],
    ['three hundred and one fields', `name=a&${'x=1&'.repeat(300)}`],
    ['an endless name', `${'n'.repeat(101)}=a`],
  ])('%s', async (_, body) => {
    await expect(sent(body)).rejects.toMatchObject({ data: { kind: 'malformed' }, init: { status: 400 } })
    expect('polluted' in {}).toBe(false)
  })

  test('something that is no form', async () => {
    await expect(sent('{"name":"a"}', 'application/json')).rejects.toMatchObject({ init: { status: 400 } })
    await expect(sent('--x', 'multipart/form-data; boundary=y')).rejects.toMatchObject({
      init: { status: 400 },
    })
  })
})
