import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_PICTURE_BYTES } from '#app/lib/picture.ts'
import { readSettings } from '#app/platform/env.server.ts'
import { SETTINGS } from '#app/platform/settings-table.server.ts'

// What operators copy names settings, files, ports and limits that exist. `npm run image -w lab` runs the steps of the image.

const read = (file: string) => readFileSync(file, 'utf8')
/** The stages of the Dockerfile, each a list of instructions in one line. */
const stages = read('ops/Dockerfile')
  .replaceAll(/\\\n\s*/gu, '')
  .split(/^(?=FROM )/mu)
  .slice(1)
  .map((stage) => stage.trim().split('\n'))
const compose = read('ops/compose.yaml')
const unit = read('ops/systemd/haulpost.service')
const nginx = read('ops/nginx/haulpost.conf')
const caddyfile = read('ops/caddy/Caddyfile')
const defaults = readSettings({})

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const textsOf = (stage: readonly string[] | undefined, name: string) =>
  stage?.flatMap((step) => (step.startsWith(`${name} `) ? step.slice(name.length + 1) : [])) ?? []

const [build, final] = stages

const variablesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]))

test('[RUN-09] the image is built from sources with the pinned major version of Node, and runs as no root', () => {
  const bases = stages.flatMap((stage) => textsOf(stage, 'FROM'))
  expect(bases[0]).toMatch(new RegExp(`^node:${manifest.dependencies['node']?.split('.')[0]}-`, 'u'))
  expect(bases).not.toContainEqual(expect.stringMatching(/:latest$|^[^:]+$/u))
  const scripts = textsOf(build, 'RUN').flatMap(
    (command) => /^npm run (?<name>\S+)/u.exec(command)?.[1] ?? [],
  )
  expect(scripts).toEqual(['build', 'release'])
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([])
  expect(textsOf(final, 'USER')).toEqual(['10001:10001'])
})

test('[RUN-09] the image starts and checks programs that exist, and opens the ports of the site', () => {
  const programs = [...textsOf(final, 'CMD'), ...textsOf(final, 'HEALTHCHECK')].flatMap(
    (text) => text.match(/server\/[\w-]+\.ts/gu) ?? [],
  )
  expect(programs).toEqual(['server/launch.ts', 'server/health-check.ts'])
  expect(programs.filter((file) => !existsSync(file))).toEqual([])
  const { port, metricsPort, workerMetricsPort } = defaults
  expect(textsOf(final, 'EXPOSE')).toEqual([`${port} ${metricsPort} ${workerMetricsPort}`])
})

test('[RUN-09] the settings of the image are settings of the site', () => {
  const [given] = textsOf(final, 'ENV').map(variablesOf)
  expect(Object.keys(given ?? {}).filter((name) => !(name in SETTINGS.shape))).toEqual([])
  expect(readSettings({ ...given, DATABASE_URL: 'postgres://x@y/z' })).toMatchObject({
    isProduction: true,
    demoData: false,
    hosts: ['0.0.0.0'],
    dataDir: '/data',
  })
})

test('[RUN-09] no secret and nothing that was installed here gets into an image', () => {
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'node_modules', 'build']))
})

/** What the compose file sets for other programs, or asks for in `.env`. */
const FOR_OTHERS = /^(?:POSTGRES_\w+|ROOT_\w+_KEY|SITE_DOMAIN|UPSTREAMS|UNAVAILABLE|WITH)$/u

test('[RUN-09] the compose file names settings, files and programs that exist', () => {
  const variables = [...compose.matchAll(/^ +(?<name>[A-Z][A-Z_\d]+): /gmu)].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(15)
  expect(variables.filter((name) => !(name in SETTINGS.shape) && !FOR_OTHERS.test(name))).toEqual([])
  const mounted = [...compose.matchAll(/- (?<file>\.\/[\w./]+):/gu)].map(([, file = '']) => file)
  expect(mounted).toHaveLength(2)
  expect(mounted.filter((file) => !existsSync(path.join('ops', file)))).toEqual([])
  expect(compose).toContain('dockerfile: ops/Dockerfile')
  expect(existsSync('server/cli.ts')).toBe(true)
})

test('[RUN-09] the compose file has two web processes, a worker, and all that they need, read-only and without rights', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
  const names = [...services.matchAll(/^ {2}(?<name>[\w-]+):$/gmu)].map(([, name = '']) => name)
  expect(names).toEqual(['migrate', 'web-1', 'web-2', 'worker', 'proxy', 'database', 'bucket', 'mail'])
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'PROCESSES: worker'])
    expect(compose).toContain(line)
  expect(compose).toContain(`UPSTREAMS: web-1:${defaults.port} web-2:${defaults.port}`)
})

test('[RUN-09] every image of the compose file names its version', () => {
  const images = [...compose.matchAll(/^ +image: (?<image>\S+)$/gmu)].map(([, image = '']) => image)
  expect(images).toHaveLength(5)
  expect(images.filter((image) => !/:(?:v?\d[\w.]*|\$\{\w+:-local\})$/u.test(image))).toEqual([])
})

const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

/** What docs/guides/operate.md asks for: the time of DRAIN_SECONDS, and 20 seconds for requests in progress. */
const STOP_SECONDS = readSettings({ NODE_ENV: 'production' }).drainMs / 1000 + 20

test('[RUN-09] what stops the site gives it the time it needs', () => {
  expect(seconds(compose, /stop_grace_period: (\d+)s/u)).toBeGreaterThanOrEqual(STOP_SECONDS)
  expect(seconds(unit, /TimeoutStopSec=(\d+)/u)).toBeGreaterThanOrEqual(STOP_SECONDS)
  expect(unit).toContain('KillMode=mixed')
  // docs/behaviour.md: UP-14.
  expect(unit).toContain('RestartPreventExitStatus=78')
})

test('[RUN-09] the unit runs the launcher as a user of its own that may write to one folder only', () => {
  expect(unit).toMatch(/^ExecStart=.*node_modules\/node\/bin\/node server\/launch\.ts$/mu)
  expect(unit).toMatch(/^ExecReload=.* -HUP \$MAINPID$/mu)
  for (const line of [
    'User=haulpost',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ReadWritePaths=/var/lib/haulpost',
    'MemoryMax=80%',
    'Restart=always',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(line)
  expect(unit).toContain('Environment=DATA_DIR=/var/lib/haulpost')
})

const MB = 1024 * 1024

test('[RUN-10] the sample proxies pass on what the site takes, and close idle connections before it does', () => {
  expect(seconds(nginx, /client_max_body_size (\d+)m;/u) * MB).toBeGreaterThan(MAX_PICTURE_BYTES)
  expect(caddyfile).not.toContain('request_body')
  expect(seconds(nginx, /keepalive_timeout (\d+)s;/u)).toBeLessThan(65)
  expect(seconds(caddyfile, /keepalive (\d+)s/u)).toBeLessThan(65)
})

test('[RUN-10] the sample proxies say who is asking, set the id of a request, and have a page for a site that is down', () => {
  expect(nginx).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;')
  expect(nginx).toContain('X-Request-Id $request_id;')
  expect(caddyfile).toContain('X-Request-Id {http.request.uuid}')
  for (const file of [nginx, caddyfile]) {
    expect(file).toContain(`127.0.0.1:${defaults.port}`)
    expect(file).toContain('/unavailable.html')
  }
  expect(read('ops/unavailable.html')).toMatch(/lang="es"[\s\S]*lang="ru"/u)
})
