import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { renderMail } from '#app/platform/mail/send-email.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { START } from '#tests/helpers/language-starts.ts'
import {
  changeEmailMail,
  confirmMail,
  emailChangedMail,
  newDeviceMail,
  passkeyMail,
  passwordChangedMail,
  resetMail,
} from './account-mails.tsx'

const to = {
  name: '<b>Dana</b>',
  url: 'https://haulpost.example/x?token=abc',
  email: 'new@example.com',
  browser: '<img src=x onerror=alert(1)>',
  at: NOW,
  passkey: 'Phone <b>of Dana</b>',
  state: 'removed',
  passkeysEnded: true,
} as const

const MAILS = {
  confirmMail,
  resetMail,
  passwordChangedMail,
  changeEmailMail,
  emailChangedMail,
  newDeviceMail,
  passkeyMail,
}

describe.each(Object.entries(MAILS))('%s', (_, write) => {
  test.each(LOCALES)('in %s says the same as text and as HTML, with the link in both', (locale) => {
    const { subject, body, html } = write(TRANSLATE[locale], to)
    const markup = renderMail(html)

    expect(subject).toContain('Haulpost')
    expect(subject).not.toMatch(/[{}\r\n]/u)
    const link = to.url.replace('.example', `.example${START[locale]}`)
    expect(body).toContain(link)
    expect(markup).toContain(`lang="${locale}"`)
    expect(markup).toContain(`href="${link}"`)
    expect(body).not.toMatch(/[{}]/u)
  })

  test('shows what users typed, and runs none of it', () => {
    const markup = renderMail(write(TRANSLATE.en, to).html)

    expect(markup).not.toContain('<b>')
    expect(markup).not.toContain('<img')
    expect(markup).toContain('&lt;b&gt;Dana&lt;/b&gt;')
  })
})

test('someone whose name is not known is greeted without one', () => {
  expect(resetMail(TRANSLATE.en, { ...to, name: '' }).body).toMatch(/^Hello,\n/u)
})

test('[DASH-07] the mail about a new device leads to the page where it is switched off', () => {
  expect(newDeviceMail(TRANSLATE.en, to).body).toContain('\nhttps://haulpost.example/dashboard/settings\n')
})

test('[AUTH-04] the mails about passkeys name the passkey, and what became of it', () => {
  const t = TRANSLATE.en
  const added = passkeyMail(t, { ...to, passkey: 'Phone', state: 'added' })
  const removed = passkeyMail(t, { ...to, passkey: 'Phone', state: 'removed' })

  expect(added.body).toContain('“Phone” was added')
  expect(removed.body).toContain('“Phone” can no longer be used to sign in')
  expect(added.subject).not.toBe(removed.subject)
})
