import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { pictureIds } from './schema.ts'

const schema = z.object({ pictures: pictureIds(TRANSLATE.en) })
const id = (n: number) => String(n).padStart(32, '0')

function sent(...ids: readonly string[]) {
  const form = new FormData()
  for (const one of ids) form.append('pictures', one)
  return parseWithZod(form, { schema })
}

test('[POST-07] a form sends none, one or several pictures', () => {
  expect(sent()).toMatchObject({ value: { pictures: [] } })
  expect(sent(id(1))).toMatchObject({ value: { pictures: [id(1)] } })
  expect(sent(id(2), id(1))).toMatchObject({ value: { pictures: [id(2), id(1)] } })
})

test('[POST-07] no more than five', () => {
  expect(sent(...[1, 2, 3, 4, 5, 6].map(id))).toMatchObject({
    error: { pictures: ['You can only upload up to 5 images'] },
  })
})

test.each([
  '../../etc/passwd',
  'https://pictures.example/1.webp',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  `data:image/png;base64,${'A'.repeat(1_000_001)}`,
])(
  '[AD-03] [POST-07] what names no picture of ours counts as one that is gone, and never stored',
  (wrong) => {
    expect(sent(wrong)).toMatchObject({
      error: { 'pictures[0]': ['This picture is no longer there. Please upload it again.'] },
    })
  },
)
