import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureFact, openStoreFile } from './store-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The permissions of the files in the folder, by name, while the store is open. */
function modesOf(): readonly string[] {
  const db = openStoreFile(path.join(folder, 'simulated.sqlite'))
  ensureFact(db, 'webhook secret', () => 'a secret')
  const modes = readdirSync(folder).map((name) =>
    (statSync(path.join(folder, name)).mode & 0o777).toString(8),
  )
  db.close()
  return modes
}

test('[PAY-01] the keys and charges of the simulated provider are read by their owner only, in files of earlier days too', () => {
  const privately = ['600', '600', '600']
  expect(modesOf()).toEqual(privately)
  chmodSync(path.join(folder, 'simulated.sqlite'), 0o644)
  expect(modesOf()).toEqual(privately)
})
