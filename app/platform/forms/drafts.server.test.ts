import { expect, test } from 'vitest'
import { signOut } from '#app/features/accounts/sign-in/sign-out.server.ts'
import { DRAFT_RETENTION_DAYS, MAX_DRAFTS, NO_DRAFT } from '#app/lib/draft.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { deleteOldDrafts } from './delete-old-drafts.server.ts'
import { endDraft, openDraft, saveDraft } from './drafts.server.ts'

const { db } = useDatabase()

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

async function aTypist() {
  const { id } = await aProfile(db)
  const ctx = (at = NOW) => ({ ...ctxFor(db, { now: at }), actor: anActor({ id }) })
  const drafts = () =>
    db.selectFrom('unsentForms').selectAll().where('userId', '=', id).orderBy('updatedAt').execute()
  return {
    id,
    ctx,
    texts: async () => (await drafts()).map(({ fields }) => fields),
    forms: async () => (await drafts()).map(({ form }) => form),
    /** A tab in which the form is open. */
    async openTab(form = 'post', wanted: string | null = null) {
      const { draft, fields } = await openDraft(ctx(), form, wanted)
      return {
        draft,
        fields,
        type: (title: string, at = NOW) => saveDraft(ctx(at), { form, mark: draft.mark, fields: { title } }),
        send: (at = NOW) => endDraft(ctx(at), { form, mark: draft.mark }),
      }
    },
  }
}

test('[FORM-01] what was typed last is there when the form is opened again, for each user and form', async () => {
  const [{ openTab }, other] = [await aTypist(), await aTypist()]
  const tab = await openTab()
  await tab.type('Ken')
  await tab.type('Kenworth', later(1))

  expect((await openTab()).fields).toEqual({ title: 'Kenworth' })
  expect((await openTab()).draft.restoredAt).toEqual(later(1))
  expect((await openTab('edit:1')).fields).toBeNull()
  expect((await other.openTab()).fields).toBeNull()
})

test('[FORM-02] two tabs of a form keep both of their texts', async () => {
  const { openTab, texts } = await aTypist()
  const [first, second] = [await openTab(), await openTab()]
  await first.type('one')
  await second.type('two', later(1))
  await first.type('one more', later(2))

  expect(await texts()).toEqual([{ title: 'two' }, { title: 'one more' }])
  const third = await openTab()
  expect(third.fields).toEqual({ title: 'one more' })
  const [other] = third.draft.others
  expect((await openTab('post', other?.id)).fields).toEqual({ title: 'two' })
  await third.send()
  expect(await texts()).toEqual([{ title: 'two' }])
})

test('[FORM-02] a draft that goes on in another tab moves there, unless both go on', async () => {
  const { openTab, texts } = await aTypist()
  const first = await openTab()
  await first.type('one')
  await (await openTab()).type('one, continued', later(1))
  expect(await texts()).toEqual([{ title: 'one, continued' }])

  const [left, right] = [await openTab(), await openTab()]
  await left.type('left', later(2))
  await right.type('right', later(3))
  expect(await texts()).toEqual([{ title: 'left' }, { title: 'right' }])
})

test('[FORM-03] sending ends a draft, also one that was only opened, and a save that comes late is dropped', async () => {
  const { openTab, texts } = await aTypist()
  const first = await openTab()
  await first.type('one')
  const second = await openTab()
  await second.send()
  expect(await texts()).toEqual([])

  await second.type('late', later(1))
  expect(await texts()).toEqual([])
})

test('[FORM-03] a form is opened without a draft on demand, and the draft stays', async () => {
  const { openTab, texts } = await aTypist()
  await (await openTab()).type('one')
  const fresh = await openTab('post', NO_DRAFT)
  expect(fresh).toMatchObject({ fields: null, draft: { restoredAt: null, others: [{ savedAt: NOW }] } })
  expect(await texts()).toEqual([{ title: 'one' }])
})

test('[FORM-03] a draft of an older site is restored and continued', async () => {
  const { id, openTab, forms } = await aTypist()
  const old = { userId: id, form: 'post', fields: { title: 'old' }, updatedAt: daysAgo(1) }
  await db.insertInto('unsentForms').values(old).execute()
  const tab = await openTab()
  expect(tab.fields).toEqual({ title: 'old' })
  await tab.type('new')
  expect(await forms()).toEqual([expect.stringMatching(/^post#[0-9a-f]{8}$/u)])
})

test('[SEC-09] only the newest drafts of an account are kept', async () => {
  const [one, other] = [await aTypist(), await aTypist()]
  await (await other.openTab()).type('theirs', daysAgo(9))
  for (let n = MAX_DRAFTS; n >= 0; n -= 1) await (await one.openTab(`edit:${n}`)).type(`${n}`, daysAgo(n))
  expect(await one.texts()).toHaveLength(MAX_DRAFTS)
  expect(await one.texts()).not.toContainEqual({ title: `${MAX_DRAFTS}` })
  expect(await other.texts()).toHaveLength(1)
})

test('[FORM-03] the drafts of a user who signs out are there the next time, and only for them', async () => {
  const [leaves, next] = [await aTypist(), await aTypist()]
  await (await leaves.openTab()).type('Ken')
  const session = { userId: leaves.id, tokenHash: fingerprintOf('secret'), expiresAt: daysAgo(-1) }
  await db.insertInto('sessions').values(session).execute()
  await signOut(ctxFor(db), 'secret')

  expect((await next.openTab()).fields).toBeNull()
  expect((await leaves.openTab()).fields).toEqual({ title: 'Ken' })
})

test('[FORM-03] a user who deletes their account leaves no drafts', async () => {
  const deletes = await aTypist()
  await (await deletes.openTab()).type('Ken')
  const gone = { deletedAt: NOW, deactivatedAt: NOW }
  await db.updateTable('profiles').set(gone).where('id', '=', deletes.id).execute()
  expect(await deletes.texts()).toEqual([])
})

test('[FORM-03] drafts are deleted after 30 days', async () => {
  const { openTab, texts } = await aTypist()
  await (await openTab('post')).type('old', daysAgo(DRAFT_RETENTION_DAYS))
  await (await openTab('admin')).type('young', daysAgo(DRAFT_RETENTION_DAYS - 1))
  await deleteOldDrafts({ db, now: NOW })
  await deleteOldDrafts({ db, now: NOW })
  expect(await texts()).toEqual([{ title: 'young' }])
})
