import { expect, test } from 'vitest'
import { secretsIn } from './secret-patterns.ts'

// The keys are put together here, so that this file has none itself.
const LETTERS = 'Aa1Bb2Cc3Dd4Ee5Ff6Gg7Hh8Ii9Jj0Kk1Ll2Mm3Nn4Oo5Pp6Qq7Rr8Ss9Tt0Uu'
const UPPER = LETTERS.toUpperCase()

test.each([
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${LETTERS}`],
  ['a private key', `-----BEGIN PRIVATE KEY-----\\n${LETTERS}`],
  ['a live key of Stripe', `sk_live_${LETTERS.slice(0, 24)}`],
  ['a live key of Stripe', `rk_live_${LETTERS.slice(0, 24)}`],
  ['an access key of AWS', `AKIA${UPPER.slice(0, 16)}`],
  ['an API key of Google', `AIza${LETTERS.slice(0, 35)}`],
  ['a token of GitHub', `ghp_${LETTERS.slice(0, 36)}`],
  ['a token of npm', `npm_${LETTERS.slice(0, 36)}`],
  ['a token of Slack', `xoxb-${LETTERS.slice(0, 24)}`],
  ['a key of SendGrid', `SG.${LETTERS.slice(0, 22)}.${LETTERS.slice(0, 43)}`],
  ['a private key of age', `AGE-SECRET-KEY-1${UPPER.slice(0, 58)}`],
])('%s is found, with its line', (name, secret) => {
  expect(secretsIn(`# settings\nKEY="${secret}"\n`)).toEqual([`${name} in line 2`])
})

test.each(['sk_test_51Habc0000000000', 'sk_live_', '-----BEGIN PRIVATE KEY-----', 'AKIAIOSFODNN7EXAMPLE'])(
  '%s opens nothing',
  (harmless) => {
    expect(secretsIn(harmless)).toEqual([])
  },
)
