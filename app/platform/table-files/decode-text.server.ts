import { createReadStream } from 'node:fs'
import { TableFileError } from './table-row.ts'

const UTF16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

function decoderFor(start: Uint8Array, encoding: string | null): TextDecoder {
  const marked = UTF16.find(({ mark }) => mark.every((byte, i) => start[i] === byte))
  try {
    return new TextDecoder(marked?.name ?? encoding ?? 'utf-8')
  } catch {
    throw new TableFileError(
      `There is no encoding ${encoding ?? ''}. Examples: utf-8, windows-1251, windows-1252.`,
    )
  }
}

/** PostgreSQL stores no NUL, and no text needs one. */
const withoutNul = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text)

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EACCES', 'you may not read it'],
  ['EISDIR', 'it is a folder'],
])

async function* bytesOf(file: string): AsyncGenerator {
  try {
    yield* createReadStream(file, { highWaterMark: 256 * 1024 })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? REASONS.get(error.code) : undefined
    throw reason ? new TableFileError(`${file} cannot be read: ${reason}.`) : error
  }
}

/**
 * Reads a file as text, in pieces: UTF-8, UTF-16 if it says so, or the given encoding. A byte order mark is left out;
 * bytes that are no character become U+FFFD.
 */
export async function* decodedText(file: string, encoding: string | null): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined
  for await (const bytes of bytesOf(file)) {
    if (!(bytes instanceof Uint8Array)) continue
    decoder ??= decoderFor(bytes, encoding)
    yield withoutNul(decoder.decode(bytes, { stream: true }))
  }
  if (decoder) yield decoder.decode()
}
