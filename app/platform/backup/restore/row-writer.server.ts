import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { columnList, quoted } from '../quoted.ts'

export type Table = { readonly name: string; readonly columns: readonly string[] }

type OpenTable = { readonly folder: string; readonly stream: CopyStreamQuery; readonly end: Promise<void> }

/** Writes rows into one table after another. */
export class RowWriter {
  readonly #client: pg.Client
  /** The tables by folder of the archive. Rows of other folders are left out. */
  readonly #tables: ReadonlyMap<string, Table>
  #open: OpenTable | null = null

  constructor(client: pg.Client, tables: ReadonlyMap<string, Table>) {
    this.#client = client
    this.#tables = tables
  }

  /** Writes a part of the rows of a folder. The parts of a folder come one after another. */
  async write(folder: string, text: Buffer): Promise<void> {
    if (this.#open?.folder !== folder) {
      await this.close()
      this.#open = this.#begin(folder)
    }
    if (!this.#open) return
    const { stream, end } = this.#open
    const written = new Promise<void>((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()))
    })
    await Promise.race([written, end])
  }

  /** Waits until the rows of the last table are stored. */
  async close(): Promise<void> {
    const open = this.#open
    this.#open = null
    open?.stream.end()
    await open?.end
  }

  #begin(folder: string): OpenTable | null {
    const table = this.#tables.get(folder)
    if (!table) return null
    const stream = this.#client.query(
      copyFrom(`copy ${quoted(table.name)} (${columnList(table.columns)}) from stdin`),
    )
    const end = finished(stream)
    // Awaited with the next write or the end.
    end.catch(() => undefined)
    return { folder, stream, end }
  }
}
