import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { composeEmail, linkBeside } from './email.tsx'
import { renderMail } from './send-email.server.ts'

test.for([
  ['en', 'https://haulpost.example'],
  ['ru', 'https://haulpost.example/ru'],
  ['es', 'https://haulpost.example/es'],
] as const)('[LANG-06] the links of an email in %s begin with %s', ([locale, start]) => {
  const url = 'https://haulpost.example/dashboard?tab=new#first'
  const { body, html } = composeEmail(TRANSLATE[locale], {
    subject: 'Subject',
    name: 'Dana',
    paragraphs: ['Hello'],
    button: { label: 'Open', url },
    links: [linkBeside(url, '/contact', 'Ask')],
  })
  const links = [`${start}/dashboard?tab=new#first`, `${start}/contact`]
  for (const link of links) {
    expect(body).toContain(`:\n${link}\n`)
    expect(renderMail(html)).toContain(`href="${link}"`)
  }
})
