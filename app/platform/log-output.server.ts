import { writeSync } from 'node:fs'

/** What is kept while the reader of a pipe is slow; lines beyond are dropped. */
const MAX_KEPT_BYTES = 1_000_000
const STANDARD_OUTPUT = 1

type Options = {
  /** Lines are written together once they have so many bytes (0: each at once), or after `everyMs`. */
  readonly minBytes?: number
  readonly everyMs?: number
}

const isFullPipe = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN'

/**
 * Standard output for a log. A full disk or a reader that is gone costs lines, and never the process: pino's own output
 * throws then, and its last write at the end of the process never ends.
 */
export function logOutput({ minBytes = 0, everyMs = 200 }: Options = {}) {
  let kept = Buffer.alloc(0)
  let lines: string[] = []
  let length = 0

  function flush(): void {
    kept = Buffer.concat([kept, Buffer.from(lines.join(''))])
    lines = []
    length = 0
    try {
      while (kept.length > 0) kept = kept.subarray(writeSync(STANDARD_OUTPUT, kept))
    } catch (error) {
      if (!isFullPipe(error) || kept.length > MAX_KEPT_BYTES) kept = Buffer.alloc(0)
    }
  }

  setInterval(() => (length > 0 || kept.length > 0) && flush(), everyMs).unref()
  process.on('exit', flush)
  return {
    write(line: string): void {
      lines.push(line)
      length += line.length
      if (length >= minBytes) flush()
    },
  }
}
