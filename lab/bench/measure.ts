import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { countCpu } from './processes.ts'

export type Figures = {
  readonly perSecond: number
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
  /** CPU time of the server per request, in milliseconds. */
  readonly cpu: number
  /** CPU time of the database per request, in milliseconds. */
  readonly databaseCpu: number
  readonly failed: number
}

type Load = {
  /** Where the site is. */
  url: string
  /** The addresses that are requested, in turn. */
  paths: readonly string[]
  connections: number
  seconds: number
  pid: number
  /** The processes of the database; connections may be opened under load. */
  databasePids: () => Promise<readonly number[]>
}

/** Requests, microseconds of the run, of the median and of the 99th percentile, and failures, as `paths.lua` prints them. */
const FIGURES = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])

const MICROSECONDS = 1_000_000

const run = promisify(execFile)

/** Runs wrk, which takes a small part of the CPU that a load generator in JavaScript takes from the server. */
async function wrk({ url, paths, connections, seconds }: Load) {
  const folder = mkdtempSync(path.join(tmpdir(), 'haulpost-bench-'))
  const file = path.join(folder, 'paths')
  writeFileSync(file, paths.join('\n'))
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
  const { stdout } = await run('wrk', [...load, '-s', 'lab/bench/paths.lua', url, '--', file])
  rmSync(folder, { recursive: true })
  return FIGURES.parse(/^figures (.*)$/mu.exec(stdout)?.[1]?.split(' ').map(Number))
}

/** Requests addresses for some seconds and returns the results. Needs wrk (`apt-get install wrk`). */
export async function drive(load: Load): Promise<Figures> {
  const server = await countCpu(async () => [load.pid])
  const database = await countCpu(load.databasePids)
  const [total, microseconds, p50, p99, failed] = await wrk(load)
  const requests = Math.max(1, total)
  return {
    perSecond: (total / microseconds) * MICROSECONDS,
    p50: p50 / 1000,
    p99: p99 / 1000,
    cpu: (await server()) / requests,
    databaseCpu: (await database()) / requests,
    failed,
  }
}
