import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '#app/platform/settings-table.server.ts'

// The browser files of the build. None of them may contain what only servers know.

const files = globSync('build/client/**/*.{js,css,json,webmanifest,svg}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

/** Returns the files that match a pattern. */
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

// Settings whose names are ordinary words occur in any file.
const PRIVATE_SETTINGS = Object.keys(SETTINGS.shape).filter(
  (name) => name.includes('_') && name !== 'NODE_ENV',
)

test.each([
  ['a key of the payment provider', /\b(?:sk|rk)_(?:live|test)_|whsec_/u],
  ['a key of a bucket', /\bAKIA[A-Z\d]{12}/u],
  ['the address of a database or of a mail server', /(?:postgres(?:ql)?|smtps?):\/\//u],
  ['a query', /\b(?:insert into|delete from|select from|for update)\b/iu],
  ['a tool that talks to the database', /\b(?:kysely|pg-boss|named_statements)\b/iu],
  ['the name of a private setting', new RegExp(String.raw`\b(?:${PRIVATE_SETTINGS.join('|')})\b`, 'u')],
  ['the password of a demo account', /amber-mile-marker|reefer-minus-ten|yard-gate-keypad/u],
])('[API-01] [CON-04] no browser is given %s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(50)
  expect(filesWith(pattern)).toEqual([])
})

test('[AUTH-07] no script of ours stores anything of a user: the session is in a cookie that none can read', () => {
  // Swagger UI could keep an API key. Ours has none: the document names the session's cookie only.
  // Signing out empties what is there.
  const ours = filesWith(/\b(?:localStorage|indexedDB)\b(?!\.clear\(\))/u).filter(
    (file) => !file.includes('/swagger-ui-'),
  )
  expect(ours).toEqual([])
})
