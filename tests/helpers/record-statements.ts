import { channel } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { STATEMENTS } from '#app/platform/db/published-compiler.server.ts'

// Loaded into each process of `npm run statements -- --record`: writes down the statements of the site, not those of the tests.

/** Code that passes statements on for others. */
const PASSES_ON = /node_modules|node:|app\/platform\/db\/|tests\/helpers\/(?:record-statements|database)\.ts/u
const PLACE = /\(?(?:file:\/\/)?(?<file>[^\s()]+?):\d+:\d+\)?$/u

Error.stackTraceLimit = 60

/** Returns the file that asked for the statement that is being compiled. */
function askedBy(): string {
  const frames = (new Error().stack ?? '').split('\n').slice(1)
  const files = frames.flatMap((frame) => PLACE.exec(frame)?.groups?.['file'] ?? [])
  const [first = ''] = files.filter((file) => !PASSES_ON.test(file))
  return path.relative(process.cwd(), first)
}

const OF_THE_SITE = /^(?:app|server|build)\/(?!.*\.test\.tsx?$)/u
const folder = process.env['STATEMENTS_FOLDER'] ?? 'test-results/statements'
const known = new Set<string>()

function record(text: unknown): void {
  const by = askedBy()
  const line = `${JSON.stringify({ text, by })}\n`
  if (!OF_THE_SITE.test(by) || known.has(line)) return
  known.add(line)
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), line)
}

// Files of tests that share a process load this once each.
const statements = channel(STATEMENTS)
if (!statements.hasSubscribers) statements.subscribe(record)
