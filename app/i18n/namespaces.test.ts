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
  '/prices',
  '/terms',
  '/privacy-policy',
])('[LANG-03] %s, a public page, loads no words of accounts or operators', (path) =>
  expect(namespacesOf(path)).toEqual(['public']),
)

test.each([
  '/signin',
  '/dashboard/favorites',
  '/post-listing',
  '/profile',
  '/promotions/statistics/x',
  '/administer',
])('[LANG-03] %s loads the words of users, too', (path) =>
  expect(namespacesOf(path)).toEqual(['public', 'account']),
)

test.each(['/admin', '/admin/users'])('[LANG-03] %s loads the words of operators too', (path) =>
  expect(namespacesOf(path)).toEqual(['public', 'account', 'admin']),
)
