import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { TEST_SITE_KEY } from '#tests/helpers/site-key.ts'
import { seal, unseal } from './sealed.server.ts'
import { provideSiteKey, readSiteKey } from './site-key.server.ts'

afterEach(() => provideSiteKey(() => TEST_SITE_KEY))

const SECRET = 'JBSWY3DPEHPK3PXP'

test('[SEC-18] a sealed text says nothing without the key of the site, and is the same again with it', () => {
  const sealed = seal('authenticator', SECRET)
  expect(sealed).not.toContain(SECRET)
  expect(seal('authenticator', SECRET)).not.toBe(sealed)
  expect(unseal('authenticator', sealed)).toBe(SECRET)

  provideSiteKey(() => 'the key of another site: 0123456789abcdef')
  expect(unseal('authenticator', sealed)).toBeNull()
})

test('[SEC-18] a sealed text that was changed, cut or moved is no text', () => {
  const sealed = seal('mail', 'https://haulpost.example/reset-password?token=abc')
  for (let at = 'sealed:12345678:'.length; at < sealed.length; at += 7) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(unseal('mail', sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull()
  }
  for (const wrong of [sealed.slice(0, -8), 'sealed:', 'sealed:x', sealed.slice(0, 20)])
    expect(unseal('mail', wrong)).toBeNull()
  expect(unseal('authenticator', sealed)).toBeNull()
})

test('[SEC-18] without SITE_KEY the key is in a file of DATA_DIR that only the user of the site reads', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'key-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const made = readSiteKey({ siteKey: null, dataDir: path.join(dataDir, 'new') })
  expect(made).toMatch(/^[\w-]{43}$/u)
  expect(readSiteKey({ siteKey: null, dataDir: path.join(dataDir, 'new') })).toBe(made)
  expect(readdirSync(path.join(dataDir, 'new'))).toEqual(['site-key'])
  expect(statSync(path.join(dataDir, 'new', 'site-key')).mode & 0o777).toBe(0o600)
  expect(readSiteKey({ siteKey: TEST_SITE_KEY, dataDir })).toBe(TEST_SITE_KEY)
})
