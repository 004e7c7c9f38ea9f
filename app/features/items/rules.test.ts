import { expect, test } from 'vitest'
import { anActor } from '#tests/helpers/ctx.ts'
import { whyNotPost } from './rules.ts'

test('[POST-01] post: any signed-in user who is not banned', () => {
  expect(whyNotPost(null)).toMatchObject({ kind: 'unauthenticated', code: 'posting.loginFirst' })
  expect(whyNotPost(anActor({ role: 'banned' }))).toMatchObject({ kind: 'forbidden' })
  expect(whyNotPost(anActor())).toBeNull()
})
