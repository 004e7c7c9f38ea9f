/** What is unsafe while the release before still serves, and what to do instead. */
export const ADVICE = {
  index:
    'writers wait while it is built: create index concurrently if not exists, in a file that begins with "-- no-transaction"',
  column: 'the release before inserts rows without it: give it a default, or let it be null',
  rewrite:
    'the table is rewritten while readers and writers wait: add a column, fill it in batches by a job, use it in the next release',
  'not-null':
    'the whole table is read while everyone waits: add a check "not valid", validate it in a later file, then set not null',
  constraint:
    'the whole table is read while writers wait: add it "not valid", and validate it in a later file',
  unique:
    'writers wait while its index is built: build a unique index concurrently, then add the constraint "using index"',
  drop: 'the release before may still use it: drop it a release after the last use',
  rename:
    'the release before knows the old name: add the new one, copy, and drop the old one a release later',
  data: 'all its rows are locked in one transaction: change them in batches, by a job',
  lock: 'readers and writers wait until it ends',
  block: 'what is inside of it cannot be checked: write plain statements',
  transaction:
    'it cannot run in a transaction: put it alone into a file that begins with "-- no-transaction"',
  'no-transaction':
    'in a file without a transaction, only indexes "concurrently", with "if [not] exists", and "validate constraint" can be run again after a half',
} as const

export type Rule = keyof typeof ADVICE
