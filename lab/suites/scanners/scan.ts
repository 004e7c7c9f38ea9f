import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

type Ended = { readonly output: string; readonly isCutOff: boolean; readonly seconds: number }

/** Runs a program for so many seconds at most, and returns what it printed. */
export async function runFor(program: string, words: readonly string[], seconds: number): Promise<Ended> {
  const start = performance.now()
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let isCutOff = false
  const end = setTimeout(() => {
    isCutOff = true
    child.kill('SIGKILL')
  }, seconds * 1000)
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  clearTimeout(end)
  return { output, isCutOff, seconds: Math.round((performance.now() - start) / 1000) }
}

/** What a scanner needs to know of the site. */
export type Scanned = {
  readonly url: string
  /** Where it may keep files. */
  readonly folder: string
  readonly user: string
  readonly admin: string
}
