import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../../tests/helpers/free-port.ts'

/** What an operator copies from a guide, and what is put in its place: own folders and file names. */
export type Replacements = readonly (readonly [example: string | RegExp, own: string])[]

type Given = { readonly replace?: Replacements; readonly exitCode?: number }

/** Someone with a shell in a folder where a release is installed, and with `ssh` to another machine. */
export function operator(release: string, other: string) {
  const bin = path.join(other, 'bin')
  mkdirSync(bin, { recursive: true })
  const ssh = path.join(bin, 'ssh')
  writeFileSync(ssh, `#!/bin/sh\nshift\ncd ${other} && exec sh -c "$1"\n`)
  chmodSync(ssh, 0o755)
  const env: NodeJS.ProcessEnv = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    LANG: 'C.UTF-8',
  }

  const set = (lines: string) => appendFileSync(path.join(release, '.env'), `${lines.trimEnd()}\n`)

  return {
    release,
    /** Adds settings to `.env`. */
    set,
    /** Sets ports that are free: this machine has other sites. */
    async useFreePorts(): Promise<void> {
      const [port, metrics, worker] = [await freePort(), await freePort(), await freePort()]
      set(`PORT=${port}\nPUBLIC_URL=http://localhost:${port}`)
      set(`METRICS_PORT=${metrics}\nWORKER_METRICS_PORT=${worker}`)
    },
    /** Runs commands of a guide. Returns what they print. */
    run(commands: string, { replace = [], exitCode = 0 }: Given = {}): string {
      const typed = replace.reduce((text, [example, own]) => text.replaceAll(example, own), commands)
      console.log(typed.trimEnd().replaceAll(/^/gmu, '$ '))
      const script = `set -eo pipefail\n${typed}`
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
        cwd: release,
        env,
        encoding: 'utf8',
      })
      assert.equal(status, exitCode, `${typed}\n${stdout}${stderr}`)
      return stdout
    },
    /** Writes a file that a guide shows. */
    write: (name: string, text: string) => writeFileSync(path.join(release, name), text),
    /** Starts the site, until it is ready. Returns a function that stops it. */
    async start(command = 'npm start'): Promise<() => Promise<void>> {
      console.log(`$ ${command}`)
      const site = spawn('bash', ['-c', `exec ${command}`], {
        cwd: release,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await untilReady(site)
      return async () => {
        const ended = once(site, 'exit')
        site.kill('SIGTERM')
        await ended
      }
    },
  }
}

async function untilReady(site: ChildProcess): Promise<void> {
  if (site.stdout) {
    for await (const line of createInterface(site.stdout)) {
      if (!line.includes('is ready')) continue
      site.stdout.resume()
      return
    }
  }
  throw new Error('The site did not start')
}

export type Operator = ReturnType<typeof operator>
