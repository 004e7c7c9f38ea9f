import { expect, test } from 'vitest'
import { roomsOf } from './rooms.ts'

test.each([
  '/',
  '/categories',
  '/categories/tires',
  '/search',
  '/listings/123456/a',
  '/promotions/1',
  '/contact',
])('[LANG-03] %s, a page for everybody, loads no words of accounts or operators', (path) =>
  expect(roomsOf(path)).toEqual(['everywhere']),
)

test.each([
  '/signin',
  '/dashboard/favorites',
  '/post-listing',
  '/profile',
  '/promotions/statistics/x',
  '/administer',
])('[LANG-03] %s loads the words of people with an account besides', (path) =>
  expect(roomsOf(path)).toEqual(['everywhere', 'member']),
)

test.each(['/admin', '/admin/users'])('[LANG-03] %s loads the words of operators too', (path) =>
  expect(roomsOf(path)).toEqual(['everywhere', 'member', 'office']),
)
