import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { addPasskeyForm } from './schema.ts'

const t = TRANSLATE.en

function complaintAbout(name: string): string | undefined {
  const { error } = addPasskeyForm(t).safeParse({ name, passkey: '{}' })
  return error?.issues.find(({ path }) => path[0] === 'name')?.message
}

test.each([['Dana’s phone'], ['Ольгин телефон'], ['x'.repeat(60)]])(
  'a passkey can be called “%s”',
  (name) => {
    expect(complaintAbout(name)).toBeUndefined()
  },
)

test.each([['x'.repeat(61)], ['🇺🇸'.repeat(31)]])('“%s” is longer than what is kept of a name', (name) => {
  expect(complaintAbout(name)).toBe(t('accounts.tooLong', { max: 60 }))
})

test('a passkey must be called something', () => {
  expect(complaintAbout(' \u200b ')).toBe(t('passkeys.nameRequired'))
})
