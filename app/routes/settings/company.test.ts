import { expect, test } from 'vitest'
import { deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'

const { db } = useDatabase()

const PROFILE = { fullName: 'Dana Driver', language: 'en' }

/** The browser of a signed-in user, and what is stored of their company. */
async function aMember(given: Parameters<typeof anAccount>[1] = {}) {
  const { id, email } = await anAccount(db, given)
  const browser = await cookieBrowser(db)
  browser.jar.set('sid', await aSession(db, id))
  const company = () =>
    db.selectFrom('profiles').select(['companyName', 'companyLogo']).where('id', '=', id).executeTakeFirst()
  const save = async (fields: Readonly<Record<string, string>>) => {
    const [version = ''] = formVersionsIn(await (await browser.get('/profile?edit')).text())
    return browser.send('/profile?edit', { ...PROFILE, ...fields, version })
  }
  return { ...browser, id, email, company, save }
}

test('[BIZ-01] a company and its logo are kept, shown and taken away again, without JavaScript', async () => {
  const { id, get, save, company } = await aMember()
  const { id: companyLogo } = await anUpload(db, id)

  expect((await save({ companyName: '  Northgate \u202e Reefer\u200b Lines ', companyLogo })).status).toBe(
    302,
  )
  expect(await company()).toEqual({ companyName: 'Northgate Reefer Lines', companyLogo })
  const page = await (await get('/profile')).text()
  expect(page).toContain('Northgate Reefer Lines')
  expect(page).toContain(`/media/${companyLogo}/320.webp`)

  await db.deleteFrom('uploads').execute()
  await save({ companyName: 'Northgate', companyLogo })
  expect(await company()).toEqual({ companyName: 'Northgate', companyLogo })
  await save({ companyName: '', companyLogo: '' })
  expect(await company()).toEqual({ companyName: '', companyLogo: '' })
})

test.for(LOCALES)(
  '[BIZ-02] in %s what is no name is refused beside its field, and stays there',
  async (language) => {
    const t = TRANSLATE[language]
    const { save, company, jar } = await aMember({ language })
    jar.set('lang', language)
    const refusals = {
      'Fast Freight 630-555-0173': t('profile.companyHasPhone'),
      'fastfreight.com': t('profile.companyHasLink'),
      'jobs@fast.example': t('profile.companyHasEmail'),
      '★': t('profile.companyIsNoName'),
      ['x'.repeat(61)]: t('accounts.tooLong', { max: 60 }),
    }
    for (const [companyName, message] of Object.entries(refusals)) {
      const response = await save({ language, companyName })
      const page = await response.text()
      expect(response.status).toBe(422)
      expect(page).toContain(message)
      expect(page).toContain(`value="${companyName}"`)
    }
    expect(await company()).toEqual({ companyName: '', companyLogo: '' })
  },
)

test('[BIZ-02] sixty letters fit, also those that are written with several marks', async () => {
  const { save, company } = await aMember()
  const name = `${'й'.normalize('NFD').repeat(59)}x`
  expect((await save({ companyName: name })).status).toBe(302)
  expect(await company()).toMatchObject({ companyName: name.normalize('NFC') })
  expect((await save({ companyName: `x${'\u0301'.repeat(300)}` })).status).toBe(422)
})

test('[BIZ-02] no one writes another user’s company, and no one takes another user’s picture', async () => {
  const [member, other] = [await aMember(), await aMember({ companyName: 'Other Lines' })]
  const { id: companyLogo } = await anUpload(db, other.id)

  await member.save({ companyName: 'Mine', id: other.id, userId: other.id, 'profile.id': other.id })
  expect(await other.company()).toMatchObject({ companyName: 'Other Lines' })
  expect((await member.save({ companyName: 'Mine', companyLogo })).status).toBe(422)
  for (const logo of ['../../etc/passwd', 'https://x.example/a.png', '0'.repeat(33)])
    expect((await member.save({ companyName: 'Mine', companyLogo: logo })).status).toBe(422)
  expect(await member.company()).toEqual({ companyName: 'Mine', companyLogo: '' })

  const visitor = await cookieBrowser(db)
  expect((await visitor.send('/profile?edit', { ...PROFILE, companyName: 'x' })).status).not.toBe(200)
})

test('[BIZ-01] deleting the account erases the company', async () => {
  const { id, email, company } = await aMember({ companyName: 'Northgate', companyLogo: 'a'.repeat(32) })
  await deleteAccount({ ...ctxFor(db), actor: anActor({ id, email }) }, { password: PASSWORD })
  expect(await company()).toEqual({ companyName: '', companyLogo: '' })
})
