import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { runFor, type Scanned } from './scan.ts'

/** All modules of wapiti 3.0.4, without two that first download a list of known programs, and one that keeps to no time. */
const MODULES = `backup,blindsql,brute_login_form,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,\
permanentxss,redirect,shellshock,sql,ssrf,xss,xxe`
const MODULE_COUNT = MODULES.split(',').length

const finding = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  level: z.number(),
  parameter: z.string().nullish(),
})
const kinds = z.record(z.string(), z.array(finding))
const report = z.object({ vulnerabilities: kinds, anomalies: kinds })

const listed = (found: z.output<typeof kinds>) =>
  Object.entries(found).flatMap(([kind, all]) => all.map((one) => ({ kind, ...one })))

/** Whether wapiti reads compressed pages: it asks for Brotli also where Python cannot, and then follows no link. */
export const readsBrotli = () => spawnSync('/usr/bin/python3', ['-c', 'import brotli']).status === 0

/** Runs wapiti for so many seconds. Returns its findings; levels are 1 low, 2 medium, 3 high, 4 critical. */
export async function runWapiti({ url, folder, user }: Scanned, seconds: number) {
  const file = path.join(folder, 'wapiti.json')
  const crawl = Math.round(seconds / 5)
  const attack = Math.round((seconds - crawl) / MODULE_COUNT)
  const words = [
    ['-u', `${url}/`, '--scope', 'folder', '-m', MODULES, '--no-bugreport', '-v', '1'],
    ['--flush-session', '--store-session', folder, '--store-config', folder],
    ['-H', `Cookie: ${user}`, '-H', `Origin: ${url}`, '-H', 'Sec-Fetch-Site: same-origin'],
    ['--max-scan-time', String(crawl), '--max-attack-time', String(attack), '-d', '4'],
    ['-f', 'json', '-o', file],
  ].flat()
  const { output, ...ended } = await runFor('wapiti', words, seconds + 120)
  if (!existsSync(file)) throw new Error(`wapiti left no report: ${output.slice(-2000)}`)
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const found = [...listed(vulnerabilities), ...listed(anomalies)]
  const modules = [...output.matchAll(/Launching module (\w+)/gu)].map(([, name = '']) => name)
  const crawled = Number(/Wapiti found (\d+) URLs/u.exec(output)?.[1] ?? 0)
  return { found, modules, crawled, ...ended, log: output.slice(-20_000) }
}
