import { parseArgs } from 'node:util'
import { importedTotals, importRuns } from '#app/features/imports/queries.server.ts'
import type { ImportCtx } from '#app/features/imports/running/import-run.ts'
import { openPictures } from '#app/features/imports/running/open-pictures.server.ts'
import { readCategoryMap } from '#app/features/imports/running/read-category-map.server.ts'
import { type ImportResult, runImport } from '#app/features/imports/running/run-import.server.ts'
import { undoImport } from '#app/features/imports/running/undo-import.server.ts'
import { openReport } from '#app/features/imports/running/write-report.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { openPictureStore } from '#app/platform/images/open-picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { siteFacts } from '#server/pipeline/make-ctx.ts'
import { type Command, UsageError } from './command.ts'
import { countsText, progressOf, undoneText, unknownCategoriesText } from './import-output.ts'
import { withSiteDatabase } from './site-connection.ts'

const OPTIONS = {
  from: { type: 'string', default: 'neutral' },
  source: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  categories: { type: 'string' },
  pictures: { type: 'string' },
  report: { type: 'string' },
  encoding: { type: 'string' },
  invite: { type: 'boolean', default: false },
} as const

const SOURCE_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/u

const parsed = (given: readonly string[]) =>
  parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS })
type Options = ReturnType<typeof parsed>['values']

/** Runs `work` with what an import may touch. */
async function withImportCtx<T>(settings: Settings, work: (ctx: ImportCtx) => Promise<T>): Promise<T> {
  const worker = createPictureWorker()
  const pictures = imageProcessor({ worker, store: openPictureStore(settings) })
  const visitor = { address: '127.0.0.1', userAgent: 'command line' }
  const about = { actor: null, requestId: 'command line', visitor, site: siteFacts(settings) }
  try {
    return await withSiteDatabase(settings, (db: Db) =>
      work({ ...about, db, pictures, now: new Date(), random: Math.random }),
    )
  } finally {
    await worker.stop()
  }
}

const reportName = (source: string, at: Date) =>
  `haulpost-import-${source}-${at.toISOString().replace(/[-:]|\.\d+/gu, '')}.csv`

function printResult(result: ImportResult, values: Options, report: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  console.log(values['dry-run'] ? 'This is what an import would do. Nothing was changed.' : 'Imported.')
  console.log(countsText(result))
  if (values.invite) console.log('The worker of the site invites the users to set a password.')
  console.log(`What was refused, repaired or left as it is: ${report}`)
  if (result.unknownCategories.size === 0) return
  console.log(
    '\nThese categories are unknown. Put them into a file, fill in ours, and name it with --categories:',
  )
  console.log(unknownCategoriesText(result))
}

async function runFiles(files: readonly string[], values: Options, settings: Settings): Promise<void> {
  const source = values.source ?? values.from
  if (files.length === 0 || !SOURCE_NAME.test(source)) throw new UsageError()
  const categories = values.categories === undefined ? new Map() : await readCategoryMap(values.categories)
  const pictures = values.pictures === undefined ? null : await openPictures(values.pictures)
  await withImportCtx(settings, async (ctx) => {
    const report = await openReport(values.report ?? reportName(source, ctx.now))
    try {
      const result = await runImport(ctx, {
        files,
        source,
        categories,
        pictures,
        report,
        format: values.from,
        encoding: values.encoding ?? null,
        isDryRun: values['dry-run'],
        invites: values.invite,
        t: TRANSLATE.en,
        onProgress: progressOf(process.stderr),
      })
      await report.close()
      printResult(result, values, report.file)
    } finally {
      await report.close()
    }
  })
}

const importFiles: Command = {
  words: ['import'],
  takes:
    'FILE… [--from neutral|hosted|osclass|yclas] [--source NAME] [--dry-run] [--categories FILE] [--pictures FOLDER|TAR] [--report FILE] [--encoding NAME] [--invite]',
  does: '\n      imports accounts, listings and banner ads of another site, while this one serves',
  run: (given, settings) => {
    const { values, positionals } = parsed(given)
    return runFiles(positionals, values, settings)
  },
}

const undo: Command = {
  words: ['import', 'undo'],
  takes: 'SOURCE',
  does: 'removes what an import made, apart from what was changed or paid for since',
  async run([source, ...more], settings) {
    if (source === undefined || more.length > 0 || !SOURCE_NAME.test(source)) throw new UsageError()
    const undone = await withImportCtx(settings, (ctx) => undoImport(ctx, source))
    console.log(`The import ${source} was undone.\n${undoneText(undone)}`)
  },
}

async function printStatus(db: Db): Promise<void> {
  const runs = await importRuns(db)
  if (runs.length === 0) return console.log('Nothing was imported.')
  for (const { source, kind, rows } of await importedTotals(db))
    console.log(`${source}: ${rows.toLocaleString('en')} ${kind}`)
  // The newest run comes first: an older one that was interrupted is done with.
  const finished = new Set<string>()
  const open = (source: string) =>
    finished.has(source) ? 'interrupted' : 'not finished: run it again to go on'
  for (const { source, format, startedAt, finishedAt } of runs) {
    const end = finishedAt ? `finished ${finishedAt.toISOString()}` : open(source)
    if (finishedAt) finished.add(source)
    console.log(`${startedAt.toISOString()}  ${source} (${format})  ${end}`)
  }
}

const status: Command = {
  words: ['import', 'status'],
  takes: '',
  does: 'lists imports, and how much they brought',
  run: (given, settings) =>
    given.length > 0 ? Promise.reject(new UsageError()) : withSiteDatabase(settings, printStatus),
}

export const importCommands: readonly Command[] = [importFiles, undo, status]
