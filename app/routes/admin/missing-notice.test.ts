import { expect, test } from 'vitest'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const REAL = {
  isProduction: true,
  publicUrl: 'http://localhost:3000',
  adminEmail: 'office@haulpost.us',
  mailFrom: 'Haulpost <no-reply@haulpost.us>',
}

async function overview(settings: object, lang = 'en') {
  const site = await siteWith(db, { actor: anActor({ role: 'admin' }), settings })
  return (await site.get('/admin/dashboard', { cookie: `lang=${lang}` })).text()
}

test('[RUN-03] the overview shows in red what production runs without, and what to do', async () => {
  const page = await overview(REAL)

  expect(page).toContain('This site is not fully set up')
  expect(page).toContain('border-red')
  for (const setting of ['SMTP_URL', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SELLER_NAME, SELLER_ADDRESS'])
    expect(page).toContain(`Set ${setting} and restart the site.`)
})

test.each([
  ['ru', 'Сайт настроен не до конца'],
  ['es', 'El sitio no está configurado del todo'],
])('[RUN-03] and says so in the language of the admin (%s)', async (lang, title) => {
  expect(await overview(REAL, lang)).toContain(title)
})

test('[RUN-03] what is there is not named, and while trying the site out nothing is', async () => {
  expect(await overview({ ...REAL, smtpUrl: 'smtp://localhost:25' })).not.toContain('SMTP_URL')
  expect(await overview({})).not.toContain('not fully set up')
})
