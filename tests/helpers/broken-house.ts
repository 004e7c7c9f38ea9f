import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// For tests of checks: they create a small project that breaks every rule, and look at what is found.

/** Writes files below a folder, with the folders they need. */
export function writeFiles(root: string, files: Iterable<readonly [file: string, text: string]>): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

/**
 * Returns a checker's JSON output about the project in `cwd`. It exits with an error when it finds something, which
 * is expected here.
 */
export function foundBy(checker: string, args: readonly string[], cwd: string): Promise<unknown> {
  const program = path.resolve('node_modules/.bin', checker)
  const options = { cwd, maxBuffer: 64_000_000, timeout: 50_000 }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], options, (_error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout))
      else reject(new Error(stdout + stderr))
    })
  })
}
