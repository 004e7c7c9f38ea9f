import assert from 'node:assert/strict'
import { type aMailServer, partOf } from '../../../tests/fakes/mail-server.ts'
import { send, sendForm, type User, untilFound } from '../shared/visit.ts'

type MailServer = Awaited<ReturnType<typeof aMailServer>>

/** Signs up on the site, and confirms the address with the email that arrives. */
export async function signUp(site: string, mail: MailServer, { email, password }: User): Promise<void> {
  const page = (await send(`${site}/signup`)).body.toString()
  const mark = /name="mark" value="(?<mark>[^"]*)"/u.exec(page)?.groups?.['mark'] ?? ''
  const fields = { mark, fullName: 'Ann Driver', email, password, confirmPassword: password }
  const signedUp = await sendForm(site, '/signup', fields)
  assert.ok(signedUp.status < 400, `/signup returned ${signedUp.status}`)

  const letter = await untilFound(`the email to ${email}`, () =>
    mail.received.find(({ to, raw }) => to.includes(email) && raw.includes('/confirm-email')),
  )
  const [link = '', token = ''] =
    /https:\S+\/confirm-email\?token=([\w-]+)/u.exec(partOf(letter.raw, 'text/plain')) ?? []
  assert.ok(link.startsWith(`${site}/`), link)
  const confirmed = await sendForm(site, '/confirm-email', { token })
  assert.ok(confirmed.status === 302, `/confirm-email returned ${confirmed.status}`)
}
