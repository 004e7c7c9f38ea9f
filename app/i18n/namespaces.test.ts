import { expect, test } from 'vitest'
import { namespacesOf } from './namespaces.ts'

test.each([
  '/',
  '/categories',
  '/categories/tires',
  '/search',
  '/listings/123456/a',
  '/promotions/1',
  '/contact',
])('[LANG-03] %s, a page for everybody, loads no words of accounts or operators', (path) =>
  expect(namespacesOf(path)).toEqual(['public']),
)

test.each([
  '/signin',
  '/dashboard/favorites',
  '/post-listing',
  '/profile',
  '/promotions/statistics/x',
  '/administer',
])('[LANG-03] %s loads the words of people with an account besides', (path) =>
  expect(namespacesOf(path)).toEqual(['public', 'account']),
)

test.each(['/admin', '/admin/users'])('[LANG-03] %s loads the words of operators too', (path) =>
  expect(namespacesOf(path)).toEqual(['public', 'account', 'admin']),
)
