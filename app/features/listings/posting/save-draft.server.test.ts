import { expect, test } from 'vitest'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { MAX_DRAFTS } from './form-draft.ts'
import { saveDraft } from './save-draft.server.ts'

const { db } = useDatabase()

test('[POST-10] what was typed last is kept, for each user and form', async () => {
  const { id } = await aProfile(db)
  const ctx = { ...ctxFor(db), actor: anActor({ id }) }
  await saveDraft({ ...ctx, now: daysAgo(1) }, { form: 'post', fields: { titleEn: 'Ken' } })
  await saveDraft(ctx, { form: 'post', fields: { titleEn: 'Kenworth', pictures: ['a', 'b'] } })
  await saveDraft(ctx, { form: `edit:${id}`, fields: { titleEn: 'Other' } })
  const kept = await db
    .selectFrom('unsentForms')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('form')
    .execute()
  expect(kept).toMatchObject([
    { form: `edit:${id}`, fields: { titleEn: 'Other' } },
    { form: 'post', fields: { titleEn: 'Kenworth', pictures: ['a', 'b'] }, updatedAt: NOW },
  ])
})

test('[SEC-09] only the newest drafts of an account are kept', async () => {
  const [{ id }, other] = [await aProfile(db), await aProfile(db)]
  const ctx = { ...ctxFor(db), actor: anActor({ id }) }
  const fields = { titleEn: 'Ken' }
  await saveDraft({ ...ctx, actor: anActor({ id: other.id }), now: daysAgo(9) }, { form: 'post', fields })
  for (let n = MAX_DRAFTS; n >= 0; n -= 1)
    await saveDraft({ ...ctx, now: daysAgo(n) }, { form: `edit:${n}`, fields })
  const kept = await db.selectFrom('unsentForms').select(['userId', 'form']).execute()
  expect(kept.filter(({ userId }) => userId === id)).toHaveLength(MAX_DRAFTS)
  expect(kept).not.toContainEqual({ userId: id, form: `edit:${MAX_DRAFTS}` })
  expect(kept).toContainEqual({ userId: other.id, form: 'post' })
})

test('[POST-10] somebody who deletes their account leaves no forms', async () => {
  const { id } = await aProfile(db)
  const ctx = { ...ctxFor(db), actor: anActor({ id }) }
  await saveDraft(ctx, { form: 'post', fields: { titleEn: 'Ken' } })
  await db.updateTable('profiles').set({ deletedAt: NOW, deactivatedAt: NOW }).where('id', '=', id).execute()
  expect(await db.selectFrom('unsentForms').select('form').where('userId', '=', id).execute()).toEqual([])
})
