import { MAX_DEPTH, MAX_ROW_LENGTH, TableFileError } from './table-row.ts'

/** The text of one object, the line on which it begins, and the table that the file names for it. */
export type JsonPiece = { readonly text: string; readonly line: number; readonly table: string | null }

/** What phpMyAdmin writes before the rows of a table. */
const TABLE_START = /^\{[^[{]*"type"\s*:\s*"table"[^[{]*"data"\s*:\s*$/u
const TABLE_NAME = /"name"\s*:\s*"(?<name>\w{1,128})"/u

/**
 * Splits JSON into its objects without holding more than one: those of a list, those of lines, or those of the tables
 * of phpMyAdmin. Strings are passed over, so a bracket in a text is no bracket.
 */
export class JsonSplitter {
  #depth = 0
  /** The depth at which rows begin. */
  #rows = 0
  #line = 1
  #text = ''
  #startLine = 0
  #isRow = false
  #inString = false
  #isEscaped = false
  #table: string | null = null
  /** The depth that ends the object around the rows of a table. */
  #outer: number | null = null

  /** Returns the objects that end in the next piece of the text. */
  push(chunk: string): readonly JsonPiece[] {
    const pieces: JsonPiece[] = []
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at]
      if (sign === '\n') this.#line++
      if (this.#inString) this.#passString(sign)
      else if (sign === '"') this.#inString = true
      else if (sign === '{' || sign === '[') from = this.#open(sign, chunk, { at, from })
      else if (sign === '}' || sign === ']') from = this.#close(chunk, { at, from, pieces })
    }
    if (this.#isRow) this.#add(chunk.slice(from))
    return pieces
  }

  /** Throws if the text ended inside of something. */
  end(): void {
    if (this.#depth > 0)
      throw new TableFileError(`It ends in the middle, on line ${this.#line}: it is not whole.`)
  }

  #passString(sign: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (sign === '\\') this.#isEscaped = true
    else if (sign === '"') this.#inString = false
  }

  #add(text: string): void {
    this.#text += text
    if (this.#text.length > MAX_ROW_LENGTH)
      throw new TableFileError(`The object that begins on line ${this.#startLine} is too long.`)
  }

  #open(sign: string, chunk: string, { at, from }: { at: number; from: number }): number {
    if (this.#isRow && sign === '[' && this.#beginsTable(chunk.slice(from, at))) return at + 1
    const isList = sign === '[' && this.#depth === 0 && this.#rows === 0
    const isRow = sign === '{' && !this.#isRow && this.#depth === this.#rows
    this.#depth++
    if (this.#depth > MAX_DEPTH) throw new TableFileError(`Line ${this.#line} is nested too deeply.`)
    if (isList) this.#rows = 1
    if (!isRow) return from
    this.#isRow = true
    this.#startLine = this.#line
    this.#text = ''
    return at
  }

  #beginsTable(rest: string): boolean {
    if (this.#outer !== null || this.#depth !== this.#rows + 1) return false
    const head = this.#text + rest
    if (head.length > 1000 || !TABLE_START.test(head)) return false
    this.#table = TABLE_NAME.exec(head)?.groups?.['name'] ?? null
    this.#outer = this.#rows
    this.#depth++
    this.#rows = this.#depth
    this.#isRow = false
    return true
  }

  #close(chunk: string, { at, from, pieces }: { at: number; from: number; pieces: JsonPiece[] }): number {
    this.#depth--
    if (this.#depth < 0) throw new TableFileError(`Line ${this.#line} closes what was never opened.`)
    if (this.#isRow && this.#depth === this.#rows) {
      this.#add(chunk.slice(from, at + 1))
      pieces.push({ text: this.#text, line: this.#startLine, table: this.#table })
      this.#isRow = false
      this.#text = ''
      return at + 1
    }
    if (this.#outer !== null && this.#depth === this.#outer) {
      this.#rows = this.#outer
      this.#outer = null
      this.#table = null
    }
    return from
  }
}
