import { expect, test } from 'vitest'
import { whyNotBan, whyNotChangeRole, whyNotGrantAdmin, whyNotUnban } from './rules.ts'
import { bannedNote, withoutBannedNote } from './user-names.ts'

const ADMIN = 'admin-id'

test('[USR-02] no one changes their own role, and a banned person has none to change', () => {
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
  expect(bannedNote('spam', '')).toBe('Banned: spam')
  expect(bannedNote('spam', 'Called twice')).toBe('Banned: spam\nCalled twice')
  expect(withoutBannedNote('Banned: spam\nCalled twice')).toBe('Called twice')
  expect(withoutBannedNote('Called twice')).toBe('Called twice')
})

test('only who is banned is let in again, and no user becomes an admin while banned (D-12)', () => {
  expect(whyNotUnban('banned')).toBeNull()
  expect(whyNotUnban('user')?.code).toBe('accounts.notBanned')
  expect(whyNotUnban('admin')?.code).toBe('accounts.notBanned')
  const standing = { role: 'user', emailVerified: true } as const
  expect(whyNotGrantAdmin(standing)).toBeNull()
  expect(whyNotGrantAdmin({ ...standing, role: 'banned' })?.code).toBe('accounts.bannedCannotBeAdmin')
  const unconfirmed = whyNotGrantAdmin({ ...standing, emailVerified: false })
  expect(unconfirmed?.code).toBe('accounts.unconfirmedCannotBeAdmin')
})
