import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { CSV_START, csvLine } from '#app/lib/csv.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import type { ReportLine } from './import-run.ts'

/** The report of a run. */
export type Report = {
  readonly file: string
  readonly add: (line: ReportLine) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Creates the report: a CSV file with a line for each row that was not imported as it is, readable by its owner only.
 * Throws TableFileError where it cannot be written, such as in the folder of a release.
 */
export async function openReport(file: string): Promise<Report> {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await once(stream, 'open').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new TableFileError(`The report cannot be written (${reason}): name another file with --report.`)
  })
  stream.write(CSV_START + csvLine(['outcome', 'file', 'line', 'table', 'id', 'field', 'reason']))
  return {
    file,
    async add({ outcome, row, field, reason }) {
      const cells = [
        outcome,
        row.file,
        row.line,
        row.table,
        row.id.slice(0, 200),
        field,
        reason.slice(0, 500),
      ]
      if (!stream.write(csvLine(cells))) await once(stream, 'drain')
    },
    async close() {
      if (stream.writableEnded) return
      stream.end()
      await once(stream, 'finish')
    },
  }
}
