import { expect, test } from 'vitest'
import { whyNotLeave } from './rules.ts'

test('the last admin stays; everyone else may leave', () => {
  expect(whyNotLeave('admin', 0)?.code).toBe('accounts.lastAdmin')
  expect(whyNotLeave('admin', 1)).toBeNull()
  expect(whyNotLeave('user', 0)).toBeNull()
})
