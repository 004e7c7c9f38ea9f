import { expect, test } from 'vitest'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { keepUnsent } from './keep-unsent.server.ts'

const { db } = useDatabase()

test('[POST-10] what was typed last is kept, for each person and form', async () => {
  const { id } = await aProfile(db)
  const ctx = { ...ctxFor(db), actor: anActor({ id }) }
  await keepUnsent({ ...ctx, now: daysAgo(1) }, { form: 'post', fields: { titleEn: 'Ken' } })
  await keepUnsent(ctx, { form: 'post', fields: { titleEn: 'Kenworth', pictures: ['a', 'b'] } })
  await keepUnsent(ctx, { form: `edit:${id}`, fields: { titleEn: 'Other' } })
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

test('[POST-10] somebody who deletes their account leaves no forms', async () => {
  const { id } = await aProfile(db)
  const ctx = { ...ctxFor(db), actor: anActor({ id }) }
  await keepUnsent(ctx, { form: 'post', fields: { titleEn: 'Ken' } })
  await db.updateTable('profiles').set({ deletedAt: NOW, deactivatedAt: NOW }).where('id', '=', id).execute()
  expect(await db.selectFrom('unsentForms').select('form').where('userId', '=', id).execute()).toEqual([])
})
