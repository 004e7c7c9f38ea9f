import { expect, test } from 'vitest'
import { bannedNote, whyNotBan, whyNotChangeRole } from './rules.ts'

const ADMIN = 'admin-id'

test('[USR-02] nobody changes their own role, and a banned person has none to change', () => {
  expect(whyNotChangeRole({ id: ADMIN, role: 'admin' }, ADMIN)).toMatchObject({ code: 'users.notYourself' })
  expect(whyNotChangeRole({ id: 'x', role: 'banned' }, ADMIN)).toMatchObject({
    code: 'users.bannedHasNoRole',
  })
  expect(whyNotChangeRole({ id: 'x', role: 'user' }, ADMIN)).toBeNull()
})

test('[USR-04] only plain users are banned, and the note says why', () => {
  expect(whyNotBan({ role: 'user' })).toBeNull()
  expect(whyNotBan({ role: 'admin' })).toMatchObject({ code: 'users.adminsAreNotBanned' })
  expect(whyNotBan({ role: 'banned' })).toMatchObject({ code: 'users.alreadyBanned' })
  expect(bannedNote('spam')).toBe('Banned: spam')
})
