import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { renderMail } from '#app/platform/mail/send-email.server.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { rejectedMail, removedMail } from './decision-mails.tsx'

const about = {
  name: 'Dana',
  title: 'Dry van',
  reason: 'The picture shows another trailer.',
  url: 'https://haulpost.example/dashboard?item=1',
}

test.each(LOCALES)('[MOD-06] an owner who disagrees finds the contact page in the email, in %s', (locale) => {
  for (const write of [rejectedMail, removedMail]) {
    const { body, html } = write(TRANSLATE[locale], about)

    expect(body).toContain(about.reason)
    expect(body).toContain(`\nhttps://haulpost.example${START[locale]}/contact\n`)
    expect(renderMail(html)).toContain(`href="https://haulpost.example${START[locale]}/contact"`)
  }
})
