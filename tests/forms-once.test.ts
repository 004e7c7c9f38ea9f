import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, runLinkJobs } from '#tests/helpers/emails.ts'

// Forms that send email, submitted twenty times at once.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Browser = Awaited<ReturnType<typeof cookieBrowser>>
type Fields = Readonly<Record<string, string>>

/** Opens a form, fills it in, and returns a function that submits it with its mark. */
async function filledIn(browser: Browser, path: string, fields: Fields): Promise<() => Promise<Response>> {
  const html = await (await browser.get(path)).text()
  const [, name = '', mark = ''] = /name="(mark|opened)" value="([^"]+)"/u.exec(html) ?? []
  expect(mark).not.toBe('')
  return () => browser.send(path, { ...fields, [name]: mark })
}

const password = 'correct horse 7'
const message = { name: 'Ann', subject: 'Hello', message: 'A message that is long enough.' }
const signUp = { fullName: 'Dana Driver', password, confirmPassword: password }

const FORMS: readonly (readonly [string, string, string, Fields])[] = [
  ['the contact form', '/contact', 'admin@haulpost.example', { ...message, email: 'ann@example.com' }],
  ['the sign-up', '/signup', 'new@example.com', { ...signUp, email: 'new@example.com' }],
  [
    'the form for a forgotten password',
    '/forgot-password',
    'known@example.com',
    { email: 'known@example.com' },
  ],
  ['the confirmation once more', '/resend-confirmation', 'fresh@example.com', { email: 'fresh@example.com' }],
]

describe.each(FORMS)('[CON-04] %s', (_, path, recipient, fields) => {
  beforeAll(async () => {
    await aProfile(db, { email: 'known@example.com' })
    await aProfile(db, { email: 'fresh@example.com', emailVerified: false })
    return () => db.deleteFrom('profiles').execute()
  })

  test('sent twenty times at once sends one email and gets one response; opened again it works', async () => {
    const browser = await cookieBrowser(db)
    const send = await filledIn(browser, path, fields)
    const responses = await Promise.all(Array.from({ length: 20 }, () => send()))
    const pages = await Promise.all(responses.map((response) => response.text()))
    await runLinkJobs(db)

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const results = pages.map((page) =>
      /<main.*<\/main>/su.exec(page)?.[0].replaceAll(/value="[\w.-]{20,}"/gu, ''),
    )
    expect(new Set(results).size).toBe(1)
    expect(await emailsTo(db, recipient)).toHaveLength(1)

    // A later submission of the same form, such as a reload, is still the same.
    expect((await send()).status).toBe(200)
    expect(await emailsTo(db, recipient)).toHaveLength(1)

    const again = await filledIn(await cookieBrowser(db), path, fields)
    expect((await again()).status).toBe(200)
    await runLinkJobs(db)
    const emails = await emailsTo(db, recipient)
    expect(emails.length).toBeGreaterThanOrEqual(path === '/contact' || path === '/signup' ? 2 : 1)
  })
})
