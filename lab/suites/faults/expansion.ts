import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { MIGRATIONS_FOLDER } from '../../../app/platform/db/migrate.server.ts'
import { lintMigration } from '../../../scripts/migration-lint/lint-migration.ts'

// A release with an expand migration of the listings, in the three steps that a large table takes.

const CLI = path.resolve('server/cli.ts')

/** The files of the n-th expansion: columns with a trigger, an index, and the limit for rows that were there before. */
export const filesOf = (n: number): Readonly<Record<string, string>> => ({
  [`${9000 + 3 * n}_columns_${n}.sql`]: `
    alter table listings add column miles_${n} integer;
    alter table listings add column note_${n} text not null default '';
    alter table listings add constraint note_${n}_is_short check (length(note_${n}) <= 80) not valid;
    create function fill_${n}() returns trigger language plpgsql as $$
    begin
      new.miles_${n} := length(new.search_text);
      return new;
    end $$;
    create trigger fill_${n} before insert or update on listings for each row execute function fill_${n}();`,
  [`${9001 + 3 * n}_index_${n}.sql`]: `-- no-transaction
create index concurrently if not exists listings_by_miles_${n} on listings (category, miles_${n}, lower(business_city)) where listed;
create index concurrently if not exists listings_by_note_${n} on listings (note_${n}, ranked_at desc);
`,
  [`${9002 + 3 * n}_limit_${n}.sql`]: `alter table listings validate constraint note_${n}_is_short;`,
})

/** Creates the working folder of a release that has these migrations too. */
export async function aRelease() {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  await cp(MIGRATIONS_FOLDER, path.join(folder, 'db/migrations'), { recursive: true })
  return {
    folder,
    async add(files: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, sql] of Object.entries(files)) {
        const problems = await lintMigration(sql)
        if (problems.length > 0) throw new Error(`No release would have this migration: ${problems.join()}`)
        await writeFile(path.join(folder, 'db/migrations', name), sql)
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

type Running = {
  readonly child: ChildProcess
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>
}

/** Starts `haulpost migrate` of the release in `folder`. */
export function startMigrating(folder: string, databaseUrl: string): Running {
  const child = spawn(process.execPath, [CLI, 'migrate'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  return {
    child,
    ended: (async () => {
      await exit
      return { code: child.exitCode, output: (await output).join('') }
    })(),
  }
}
