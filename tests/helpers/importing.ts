import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openPictures } from '#app/features/imports/running/open-pictures.server.ts'
import { type ImportOrder, runImport } from '#app/features/imports/running/run-import.server.ts'
import { openReport } from '#app/features/imports/running/write-report.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { ctxFor } from './ctx.ts'

type Given = Partial<Omit<ImportOrder, 'files' | 'report' | 'pictures'>> & {
  readonly ctx?: Parameters<typeof ctxFor>[1]
  /** A folder or an archive with pictures. */
  readonly pictures?: string
}

/** Imports files into a database, as the command does. Call it once for each test file, outside of the tests. */
export function useImports(db: Db) {
  let folder = ''
  let reports = 0
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
  })

  return {
    folder: () => folder,
    /** Returns the result of the import, and the lines of its report. */
    async run(
      contents: Readonly<Record<string, string | object>>,
      { ctx = {}, pictures, ...given }: Given = {},
    ) {
      const names = Object.keys(contents)
      for (const name of names) {
        const content = contents[name] ?? ''
        await writeFile(
          path.join(folder, name),
          typeof content === 'string' ? content : JSON.stringify(content),
        )
      }
      const report = await openReport(path.join(folder, `report-${reports++}.csv`))
      let number = 0
      const random = () => (number++ * 0.000_001_3) % 1
      const order = {
        files: names.map((name) => path.join(folder, name)),
        format: 'neutral',
        source: 'old',
        encoding: null,
        isDryRun: false,
        invites: false,
        categories: new Map(),
        pictures: pictures === undefined ? null : await openPictures(pictures),
        report,
        t: TRANSLATE.en,
        ...given,
      }
      const result = await runImport(ctxFor(db, { random, ...ctx }), order).catch(async (error: unknown) => {
        await report.close()
        throw error
      })
      await report.close()
      const text = await readFile(report.file, 'utf8')
      return { ...result, report: text.split('\r\n').slice(1, -1) }
    },
  }
}
