import assert from 'node:assert/strict'
import { blocksOf } from '../systemd/guide.ts'
import type { Operator } from './operator.ts'

const GUIDE = 'docs/guides/import.md'

/** Follows docs/guides/import.md beside a running site: tries, imports, looks it up, and takes it back. */
export function followImport({ run, write }: Operator): { readonly again: () => void } {
  const [accounts = '', listings = '', tryIt = '', shown = ''] = blocksOf(
    GUIDE,
    '## Try it',
    'The report has a',
  )
  write('accounts.csv', accounts)
  write('listings.csv', listings)
  const printed = run(tryIt)
  // The guide shows what is printed, but for the time in the name of the report.
  const plain = (text: string) => text.replaceAll(/-\d{8}T\d{6}Z/gu, '').trim()
  assert.ok(plain(printed).endsWith(plain(shown)), printed)

  const [categories = '', importIt = ''] = blocksOf(GUIDE, 'Write `categories.csv`', '**If it is interrupted')
  write('categories.csv', categories)
  const imported = run(importIt)
  assert.match(imported, /listings +1 new/u)
  assert.match(imported, /old-site/u)
  const [undo = ''] = blocksOf(GUIDE, 'To take it back', '## What becomes of the rows')
  run(undo)
  console.log(`${GUIDE}: followed`)
  return { again: () => void run(importIt) }
}
