import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aPoster, JOB, STORED_TRUCK, TRUCK } from '#tests/factories/attributes.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

describe('[ATTR-18] forged attributes are stored by no form', () => {
  test.each([
    ['an unknown key', 'attribute_color', 'red'],
    ['a key that follows from others', 'attribute_payWeekly', '999999'],
    ['one of another category', 'attribute_tuition', '5000'],
    ['the stored column', 'attributes', '{"kind":"sleeper"}'],
  ])('%s means nothing', async (_, name, value) => {
    const { post, listings } = await aPoster(db)
    expect((await post({ ...TRUCK, [name]: value })).status).toBe(302)
    const [{ attributes } = { attributes: null }] = await listings()
    expect(attributes).toEqual(STORED_TRUCK)
  })

  test.each([
    '__proto__',
    'constructor',
    'attribute_kind.__proto__',
    'attributes[__proto__]',
    '__proto__.kind',
  ])('a field called %s is malformed, or means nothing', async (name) => {
    const { post, listings } = await aPoster(db)
    const { status } = await post({ ...TRUCK }, [[name, 'x']])
    expect(status).toBe(400)
    expect(await listings()).toEqual([])
  })

  test.each(['attribute___proto__', 'attribute_constructor', 'attribute_toString'])(
    '%s means nothing',
    async (name) => {
      const { post, listings } = await aPoster(db)
      expect((await post({ ...TRUCK }, [[name, 'x']])).status).toBe(302)
      const [{ attributes } = { attributes: null }] = await listings()
      expect(attributes).toEqual(STORED_TRUCK)
    },
  )

  test.each([
    ['a list where one value is expected', 'attribute_kind', ['reefer', 'flatbed']],
    ['an object where a text is expected', 'attribute_model.deep', ['x']],
    ['a huge value', 'attribute_model', ['x'.repeat(10_000)]],
    ['a huge number', 'attribute_mileage', ['9'.repeat(400)]],
    ['a number that is none', 'attribute_mileage', ['NaN']],
    ['a negative number', 'attribute_mileage', ['-1']],
    ['an exponent', 'attribute_mileage', ['1e5']],
  ])('%s is refused', async (_, name, values) => {
    const { post, listings } = await aPoster(db)
    const others = Object.fromEntries(Object.entries(TRUCK).filter(([field]) => field !== name.split('.')[0]))
    const { status } = await post(
      others,
      values.map((value) => [name, value] as const),
    )
    expect(status).toBe(422)
    expect(await listings()).toEqual([])
  })

  test('more choices than there are', async () => {
    const { post, listings } = await aPoster(db)
    const many = Array.from({ length: 60 }, () => ['attribute_freight', 'reefer'] as const)
    expect((await post(JOB, many)).status).toBe(422)
    const strange = [['attribute_freight', 'gold']] as const
    expect((await post(JOB, strange)).status).toBe(422)
    expect(await listings()).toEqual([])
  })
})
