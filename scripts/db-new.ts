import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FOLDER = 'db/migrations'

/** Returns the file of the next migration: '0010_saved_searches.sql' after nine of them. */
export function nextMigration(existing: readonly string[], name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/gu)
  if (!words) throw new Error('Say what the migration does: npm run db:new -- saved searches')
  const numbers = existing.map((file) => Number(/^(?<number>\d{4})_/u.exec(file)?.groups?.['number'] ?? 0))
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${words.join('_')}.sql`
}

if (import.meta.main) {
  const file = path.join(FOLDER, nextMigration(await readdir(FOLDER), process.argv.slice(2).join(' ')))
  await writeFile(
    file,
    '-- Append-only once it has run anywhere: what turns out wrong is mended by the next one.\n',
    {
      flag: 'wx',
    },
  )
  console.log(`${file}\nThen: npm run db:schema, and npm run db:types with DATABASE_URL set.`)
}
