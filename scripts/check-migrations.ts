import { readMigrationFiles } from '#app/platform/db/migration-files.server.ts'
import { lintMigration } from './migration-lint/lint-migration.ts'

// Refuses migrations that hinder a site which serves while they run (docs/decisions/0001).

/** Those before it ran already, and are never changed. */
const FIRST = '0057'

const files = (await readMigrationFiles('db/migrations')).filter(({ name }) => name >= FIRST)
const problems: string[] = []
for (const { name, text } of files)
  problems.push(...(await lintMigration(text)).map((found) => `db/migrations/${name} ${found}`))

console.log(`${files.length} migrations, ${problems.length} problems`)
for (const found of problems) console.log(found)
process.exitCode = problems.length === 0 ? 0 : 1
