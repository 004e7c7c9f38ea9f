import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { openReport } from './write-report.server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('[IMP-03] a report that cannot be written is refused in one line that names --report, and replaces no file', async () => {
  const there = path.join(folder, 'there.csv')
  writeFileSync(there, '')
  for (const file of [there, path.join(folder, 'missing/report.csv')]) {
    const refused = await openReport(file).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(TableFileError)
    expect(String(refused)).toMatch(/^[^\n]*name another file with --report\.$/u)
  }
})
