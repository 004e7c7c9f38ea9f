import { beforeAll, expect, test } from 'vitest'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { findLexicon, readKnownWords } from './read-search.server.ts'
import { groupQuery, readWords } from './terms/word-query.ts'

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

const asked = async (term: string) =>
  (readKnownWords(term, await findLexicon(ctxFor(db), term))?.groups ?? [])
    .map((group) => groupQuery(group, 'anywhere'))
    .join('&')

test.for([
  ['hiring', ['hire', 'hired']],
  ['dispatching', ['dispatch', 'dispatcher']],
  ['insured', ['insure']],
  ['водителями', ['водитель']],
  ['cargamos', ['cargado', 'cargar']],
] as const)('[SRCH-11] %s also finds what has the same stem', async ([typed, others]) => {
  const query = await asked(typed)
  for (const other of others) expect(query).toContain(`'${other}'`)
})

test('[SRCH-11] a stem of three letters says nothing: carro is not cars', async () => {
  expect(await asked('carro')).not.toContain("'cars'")
})

test('forms that no item ever said are not looked for, and the word that was typed always is', async () => {
  const all = (readWords('tires')?.groups ?? []).map((group) => groupQuery(group, 'anywhere')).join('&')
  expect(all).toContain("'llantaes'")
  const query = await asked('tires')
  expect(query).not.toContain("'llantaes'")
  expect(query).toContain("'tires':*")
  expect(query).toContain("'tire'")
})

test('a Russian name is looked for in the forms that items said', async () => {
  expect(await asked('driver')).toContain("'водителями'")
  expect(await asked('driver')).not.toContain("'водител':*")
})

test.for(['%', "o'neil; drop table listings", 'zzyzx'])('[SRCH-05] %s breaks nothing', async (typed) => {
  await expect(asked(typed)).resolves.toBeTypeOf('string')
})
