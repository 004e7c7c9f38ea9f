import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { endingMail, unpaidListingMail } from './posting-mails.tsx'

const about = { name: 'Dana', title: 'Dry van', url: 'https://haulpost.example/dashboard/x', endsAt: NOW }

test.each(LOCALES)('[D-11] reminders lead to the page where they are switched off, in %s', (locale) => {
  const t = TRANSLATE[locale]

  expect(endingMail(t, about).body).toContain(
    `\nhttps://haulpost.example${START[locale]}/dashboard/settings\n`,
  )
  expect(unpaidListingMail(t, about).body).toContain(`\nhttps://haulpost.example${START[locale]}/profile\n`)
})
