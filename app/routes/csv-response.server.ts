import { CSV_START, type CsvCell, csvLine } from '#app/lib/csv.ts'

type Rows = AsyncGenerator<readonly (readonly CsvCell[])[], void>

/** The text of a CSV file, made while it is read: a slow reader buffers nothing, an aborted one ends the work. */
function csvStream(rows: Rows): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let start = CSV_START
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await rows.next()
      if (next.done) return controller.close()
      controller.enqueue(encoder.encode(start + next.value.map(csvLine).join('')))
      start = ''
    },
    async cancel() {
      await rows.return()
    },
  })
}

const headersOf = (fileName: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Cache-Control': 'private, no-store',
})

/** Responds with a CSV file of any length. `rows` come in batches, the names of the columns first. */
export function csvResponse(fileName: string, rows: Rows): Response {
  return new Response(csvStream(rows), { headers: headersOf(fileName) })
}

/** Responds with a short CSV file whose rows are all in memory, the names of the columns first. */
export function shortCsvResponse(fileName: string, rows: readonly (readonly CsvCell[])[]): Response {
  return new Response(CSV_START + rows.map(csvLine).join(''), { headers: headersOf(fileName) })
}
