import fc from 'fast-check'
import { Window } from 'happy-dom'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PROFILE_LIMITS } from '#app/features/accounts/profile/profile-fields.ts'
import { containsPattern } from '#app/lib/fold.ts'
import { cleanText, fits } from '#app/lib/text.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Any text, through a form, the database and a page. PROPERTY_RUNS tries more of them than `npm test` does.

const RUNS = numRuns(20)

const { db } = useDatabase()

const MARKUP = [
  '<b>',
  '</textarea>',
  '<script>',
  '&lt;',
  '&amp;',
  '"',
  "'",
  '<!--',
  ']]>',
  '{}',
  '\n',
  ' ',
  '%',
  '_',
  '\\',
]
const pieces = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...MARKUP),
)
/** Without NUL, which PostgreSQL cannot store: forms with it are refused with 400. */
const texts = fc
  .array(pieces, { maxLength: 12 })
  .map((parts) => parts.join('').toWellFormed().replaceAll('\0', ''))

function pageOf(html: string) {
  const { document } = new Window()
  document.write(html.replaceAll(/<script.*?<\/script>/gsu, ''))
  const bio = document.querySelector('[name=bio]')?.textContent
  const [version = ''] = formVersionsIn(html)
  return { elements: document.querySelectorAll('main *').length, bio, version }
}

test('[SEC-15] any text is stored as it was written and shown as that, without becoming an element', async () => {
  const { id, email } = await aProfile(db, { bio: 'plain' })
  // A minute between two forms, so that no limit is reached.
  let sent = 0
  const clock = () => new Date(NOW.getTime() + sent * 60_000)
  const site = await siteWith(db, { actor: anActor({ id, email }), clock })
  const page = async () => pageOf(await (await site.get('/profile?edit')).text())
  const plain = await page()
  let { version } = plain
  expect(plain.bio).toBe('plain')

  const possible = texts.filter((text) => fits(cleanText(text), PROFILE_LIMITS.bio, PROFILE_LIMITS.bio))
  await fc.assert(
    fc.asyncProperty(possible, async (bio) => {
      sent += 1
      const body = new URLSearchParams({ fullName: 'Pat Poster', language: 'en', bio, version })
      const { status } = await site.post('/profile', body)
      const stored = await db
        .selectFrom('profiles')
        .select('bio')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const shown = await page()
      version = shown.version

      expect(status).toBeLessThan(400)
      expect(stored.bio).toBe(cleanText(bio))
      expect(shown.bio?.trim()).toBe(cleanText(bio))
      expect(shown.elements).toBe(plain.elements)
    }),
    { numRuns: RUNS },
  )
})

test('[SRCH-05] any text is found as it is, and where it is not, it is not found', async () => {
  const stored = texts.map((text) => cleanText(text))
  await fc.assert(
    fc.asyncProperty(stored, stored, stored, async (before, wanted, after) => {
      const whole = before + wanted + after
      const { rows } = await sql<{ has: boolean; other: boolean }>`
        select ${whole}::text like ${containsPattern(wanted)} as has,
          ${before}::text like ${containsPattern(wanted)} as other`.execute(db)
      expect(rows).toEqual([{ has: true, other: before.includes(wanted) }])
    }),
    { numRuns: RUNS * 10 },
  )
})
