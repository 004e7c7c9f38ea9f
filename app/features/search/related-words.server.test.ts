import { beforeAll, expect, test } from 'vitest'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { relatedWords } from './related-words.server.ts'

const { db } = useDatabase()

const KNOWN = `hire hired hiring dispatch dispatcher dispatching insure insured insurance tire tired водитель водителями
  ремонтируем ремонтирует ремонт cargar cargamos cargado cars carro`

beforeAll(async () => {
  await db
    .insertInto('searchWords')
    .values(KNOWN.split(/\s+/u).map((word) => ({ word })))
    .onConflict((same) => same.doNothing())
    .execute()
})

const relatedTo = async (word: string) => (await relatedWords(ctxFor(db), word)).get(word) ?? []

test.for([
  ['hiring', ['hire', 'hired']],
  ['dispatching', ['dispatch', 'dispatcher']],
  ['insured', ['insure']],
  ['водителями', ['водитель']],
  ['cargamos', ['cargado', 'cargar']],
] as const)('[SRCH-12] %s also finds what has the same stem', async ([typed, others]) => {
  expect(await relatedTo(typed)).toEqual(expect.arrayContaining([...others]))
})

test.for(['carro', 'cdl', 't680', 'в', "o'neil; drop table listings"])(
  '[SRCH-12] %s has no stem that says anything',
  async (typed) => {
    expect(await relatedTo(typed)).toEqual([])
  },
)
