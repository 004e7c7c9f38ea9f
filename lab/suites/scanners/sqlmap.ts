import path from 'node:path'
import { runFor, type Scanned } from './scan.ts'
import type { targetsOf } from './targets.ts'

type Target = ReturnType<typeof targetsOf>[number]

const bodyOf = ({ form, json }: Target) => form ?? json

/** The options of one run. The database is named: the site does not hide what it runs on. */
function wordsFor(target: Target, { url, folder, user, admin }: Scanned, n: number): readonly string[] {
  const body = bodyOf(target)
  const headers = [`Origin: ${url}`, 'Sec-Fetch-Site: same-origin']
  if (target.json) headers.push('Content-Type: application/json')
  return [
    ['--batch', '--level', '3', '--risk', '2', '--dbms', 'PostgreSQL', '--threads', '4'],
    ['--disable-coloring', '--flush-session', '--output-dir', path.join(folder, `sqlmap-${n}`)],
    ['--cookie', target.as === 'admin' ? admin : user, '--headers', headers.join('\n')],
    ['-u', url + target.path, ...(body ? ['--method', 'POST', '--data', body] : [])],
  ].flat()
}

/** Runs sqlmap on one address. Returns the kinds of injection that it names, and what it came to. */
export async function runSqlmap(
  target: Target,
  site: Scanned,
  { n, seconds }: { n: number; seconds: number },
) {
  const { output, ...ended } = await runFor('sqlmap', wordsFor(target, site, n), seconds)
  const found = [...output.matchAll(/^Parameter: .*$|^ {4}Type: .*$/gmu)].map(([line]) => line.trim())
  const tried = [...output.matchAll(/testing if .* is dynamic|does not seem to be injectable/gu)]
  if (!/\[INFO\]/u.test(output)) throw new Error(`sqlmap did not run: ${output.slice(-500)}`)
  return { path: target.path, found, parameters: tried.length, ...ended, end: output.trim().slice(-300) }
}
