import { describe, expect, test } from 'vitest'
import { readSettings } from './env.server.ts'
import {
  allowedInProduction,
  missingForProduction,
  PRODUCTION_REQUIREMENTS,
  REQUIREMENT_NAMES,
  whyNotInProduction,
} from './production-requirements.ts'

const COMPLETE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://haulpost.us',
  ADMIN_EMAIL: 'office@haulpost.us',
  MAIL_FROM: 'Haulpost <no-reply@haulpost.us>',
  SMTP_URL: 'smtps://haulpost:secret@smtp.haulpost.us:465',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Haulpost LLC',
  SELLER_ADDRESS: '1 Main St, Joliet, IL 60432',
}

const settingsWith = (env: NodeJS.ProcessEnv) => readSettings({ ...COMPLETE, ...env })

test('the names that ALLOW_MISSING takes are those of the table', () => {
  expect([...REQUIREMENT_NAMES].sort()).toEqual(Object.keys(PRODUCTION_REQUIREMENTS).sort())
})

describe('[RUN-03] in production', () => {
  test('a site with mail server, real addresses, payments and a named operator starts', () => {
    expect(whyNotInProduction(settingsWith({}))).toBeNull()
  })

  test.each([
    ['mail', { SMTP_URL: '' }, 'SMTP_URL'],
    ['addresses', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['addresses', { PUBLIC_URL: 'https://haul.test' }, 'PUBLIC_URL'],
    ['addresses', { PUBLIC_URL: 'http://127.0.0.1:3000' }, 'PUBLIC_URL'],
    ['addresses', { PUBLIC_URL: 'http://[::1]:3000' }, 'PUBLIC_URL'],
    ['addresses', { PUBLIC_URL: 'http://truck.local' }, 'PUBLIC_URL'],
    ['addresses', { ADMIN_EMAIL: '' }, 'ADMIN_EMAIL'],
    ['addresses', { ADMIN_EMAIL: 'me@example.com' }, 'ADMIN_EMAIL'],
    ['addresses', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['addresses', { MAIL_FROM: 'Haulpost <me@mail.EXAMPLE>' }, 'MAIL_FROM'],
    ['addresses', { MAIL_FROM: 'Haulpost' }, 'MAIL_FROM'],
    ['payments', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    ['identity', { SELLER_NAME: '' }, 'SELLER_NAME'],
    ['identity', { SELLER_ADDRESS: '' }, 'SELLER_ADDRESS'],
  ])('a site without %s (%o) does not, in one line that names %s', (name, env, setting) => {
    const settings = settingsWith(env)

    const line = whyNotInProduction(settings)

    expect(missingForProduction(settings)).toEqual([{ name, settings: [setting] }])
    expect(line).toContain(`${setting}: `)
    expect(line).toContain(`ALLOW_MISSING=${name}`)
    expect(line).not.toContain('\n')
  })

  test('all that is missing is named at once', () => {
    const line = whyNotInProduction(readSettings({ NODE_ENV: 'production' }))
    expect(line).toContain('SMTP_URL: ')
    expect(line).toContain('PUBLIC_URL, ADMIN_EMAIL: ')
    expect(line).toMatch(/ALLOW_MISSING=mail,addresses,payments,identity$/u)
  })

  test('what may be missing by an explicit setting does not stop the start, and is named at each', () => {
    const settings = settingsWith({ SMTP_URL: '', STRIPE_SECRET_KEY: '', ALLOW_MISSING: 'mail, payments' })
    expect(whyNotInProduction(settings)).toBeNull()
    expect(allowedInProduction(settings)).toEqual([
      expect.stringMatching(/ALLOW_MISSING=mail .*SMTP_URL/u),
      expect.stringMatching(/ALLOW_MISSING=payments .*STRIPE_SECRET_KEY/u),
    ])
  })

  test('while no mail is sent, its sender may be the example', () => {
    const settings = settingsWith({ SMTP_URL: '', MAIL_FROM: '', ALLOW_MISSING: 'mail' })
    expect(whyNotInProduction(settings)).toBeNull()
  })

  test('leave for one thing is no leave for another', () => {
    const settings = settingsWith({ SMTP_URL: '', STRIPE_SECRET_KEY: '', ALLOW_MISSING: 'mail' })
    expect(whyNotInProduction(settings)).toMatch(/ALLOW_MISSING=payments$/u)
  })

  test('permission for an unknown requirement is an error', () => {
    expect(() => settingsWith({ ALLOW_MISSING: 'mail,adresses' })).toThrow(/ALLOW_MISSING=mail,adresses/u)
  })
})

test('while trying the site out nothing is missing', () => {
  expect(whyNotInProduction(readSettings({}))).toBeNull()
  expect(allowedInProduction(readSettings({}))).toEqual([])
})
