import { expect, test } from 'vitest'
import { nextMigration } from './db-new.ts'

test('a new migration has the next number, and a name that sorts and types easily', () => {
  const existing = ['0001_catalogue.sql', '0012_views.sql', '0002_accounts.sql']

  expect(nextMigration(existing, 'Saved searches')).toBe('0013_saved_searches.sql')
  expect(nextMigration([], 'start')).toBe('0001_start.sql')
})

test('a migration without a name is refused', () => {
  expect(() => nextMigration([], ' - ')).toThrow('Say what the migration does')
})
