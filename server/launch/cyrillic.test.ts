import { afterEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { knowsCyrillic } from './cyrillic.ts'
import { oneQuery } from './one-query.ts'

const { connectionString } = useDatabase()
const name = 'database_without_cyrillic'

afterEach(() => oneQuery(connectionString, `drop database if exists ${name}`))

test('a database that we create recognizes Russian letters', async () => {
  expect(await knowsCyrillic(connectionString)).toBe(true)
})

test('a database with the locale C is found out', async () => {
  await oneQuery(
    connectionString,
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
  )
  const poor = new URL(connectionString)
  poor.pathname = `/${name}`
  await oneQuery(poor.href, 'create extension pg_trgm')

  expect(await knowsCyrillic(poor.href)).toBe(false)
})
