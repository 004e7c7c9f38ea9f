import type pg from 'pg'

const constraints = (which: string) => `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
     and ${which}`

/** Foreign keys point in circles, and old rows need not meet checks that are `not valid`. */
const RULES = constraints(`(contype = 'f' or contype = 'c' and not convalidated)`)

/** Indexes are built three times faster when the rows are there. */
const KEYS = constraints(`contype in ('p', 'u')`)
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as on
    from pg_index join pg_class on pg_class.oid = indexrelid
   where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Takes away what would slow down or refuse rows that come table by table. Returns a function that brings it
 * back: keys first, then what refers to them.
 */
export async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  const back: string[] = []
  for (const found of [RULES, INDEXES, KEYS]) {
    const { rows } = await client.query<{ off: string; on: string }>(found)
    for (const { off, on } of rows) {
      await client.query(off)
      back.unshift(on)
    }
  }
  return async () => {
    for (const statement of back) await client.query(statement)
  }
}
