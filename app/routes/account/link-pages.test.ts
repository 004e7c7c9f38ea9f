import { beforeAll, describe, expect, test } from 'vitest'
import { issueLink } from '#app/features/accounts/tokens/issue-link.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'

// The pages behind links of emails, submitted without a token, with an invalid one, or with one for something else.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const INVALID = 'This link has expired or was already used.'
const PAGES = [
  ['/confirm-email', 'confirm-email', INVALID, 'You are signed in'],
  ['/change-email', 'change-email', INVALID, 'Your email was changed'],
  ['/undo-email-change', 'undo-email-change', INVALID, 'Your old email is back'],
  ['/reset-password', 'reset-password', 'Invalid reset token', 'Password updated successfully!'],
] as const

const chosen = { password: 'brand new lorry 3', confirmPassword: 'brand new lorry 3' }

async function linkFor(purpose: Parameters<typeof issueLink>[1]['purpose']) {
  const { id: userId, email } = await anAccount(db)
  const url = new URL(await issueLink(ctxFor(db), { userId, purpose, email }))
  return { token: url.searchParams.get('token') ?? '', email }
}

const GARBAGE: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
  ['no token', async () => ({})],
  ['an empty token', async () => ({ token: '' })],
  ['a token that is none', async () => ({ token: 'nonsense' })],
  ['a token that is too long', async () => ({ token: 'x'.repeat(5000) })],
  ['the token of a session', async () => ({ token: '../../etc/passwd' })],
]

describe.each(PAGES)('[AUTH-06] %s', (path, purpose, sentence, success) => {
  const other = purpose === 'reset-password' ? 'confirm-email' : 'reset-password'

  test.each([
    ...GARBAGE,
    ['a token for something else', async () => ({ token: (await linkFor(other)).token })],
  ] as const)('sent with %s says the same in every case, as a refusal', async (_, fields) => {
    const browser = await cookieBrowser(db)
    for (const address of [path, `${path}?token=nonsense`]) {
      const response = await browser.send(address, { ...chosen, ...(await fields()) })
      const text = await response.text()
      expect(response.status).toBe(410)
      expect(text).toContain(sentence)
      expect(text).not.toContain(success)
    }
  })

  test('a link that works succeeds, also where the address of the form lacks the token', async () => {
    const browser = await cookieBrowser(db)
    for (const address of [() => path, (token: string) => `${path}?token=${token}`]) {
      const { token } = await linkFor(purpose)
      const response = await browser.send(address(token), { ...chosen, token })
      expect([200, 302]).toContain(response.status)
    }
  })
})
