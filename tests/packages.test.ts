import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lockedFor, lockedPackages } from '#tests/helpers/lock-file.ts'

// Third-party packages: which ones, in which version, and which may run scripts when they are installed.

const versions = z.record(z.string(), z.string())
const asked = {
  dependencies: versions.default({}),
  devDependencies: versions.default({}),
  optionalDependencies: versions.default({}),
}
const manifest = z
  .object({ ...asked, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(await readFile('package.json', 'utf8')))

/** The manifests of the workspaces. */
const workspaces = await Promise.all(
  (await readdir('packages')).map(async (name) =>
    z.object(asked).parse(JSON.parse(await readFile(`packages/${name}/package.json`, 'utf8'))),
  ),
)

const PACKAGES = Object.entries(lockedPackages).flatMap(([folder, about]) =>
  folder.startsWith('node_modules/') && !about.link
    ? [{ name: folder.slice(folder.lastIndexOf('node_modules/') + 13), folder, ...about }]
    : [],
)

const isExact = (version: string) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version)

const parts = (version: string) => version.split(/[.-]/u).map(Number)

/** Whether a version is at least another one. */
function isAtLeast(version: string, least: string): boolean {
  const [ours, theirs] = [parts(version), parts(least)]
  const differs = theirs.findIndex((part, at) => (ours[at] ?? 0) !== part)
  return differs === -1 || (ours[differs] ?? 0) > (theirs[differs] ?? 0)
}

test('every package is asked for in one version, by number', () => {
  const versionsOf = [manifest, ...workspaces].flatMap((one) =>
    [one.dependencies, one.devDependencies, one.optionalDependencies].flatMap((asks) => Object.entries(asks)),
  )
  expect(versionsOf.filter(([, version]) => !isExact(version))).toEqual([])
})

test('every package that is installed is known by its fingerprint and comes from the registry', () => {
  const isSigned = ({ integrity = '' }: { integrity?: string | undefined }) => integrity.startsWith('sha512-')
  // A bundled package is covered by the hash of the package that bundles it.
  expect(PACKAGES.filter((one) => !one.inBundle && !isSigned(one))).toEqual([])
  expect(PACKAGES.filter(({ resolved = '' }) => /^(?:git|file|http:)/u.test(resolved))).toEqual([])
})

test('[SEC-16] no package is fetched from anywhere but the registry, by its name and version', async () => {
  // Without an address npm asks the registry it is set to; one that names an address would be fetched from there.
  expect(PACKAGES.filter(({ resolved }) => resolved !== undefined).map(({ folder }) => folder)).toEqual([])
  expect(await readFile('.npmrc', 'utf8')).not.toMatch(/registry\s*=\s*(?!true|false)/u)
  const workspace = Object.values(lockedPackages).flatMap(({ link, resolved = '' }) =>
    link ? [resolved] : [],
  )
  expect(workspace.filter((folder) => !/^(?:packages\/|lab$)/u.test(folder))).toEqual([])
})

test('the lock file names what each system needs, others than this one too: `npm ci` works on all of them', () => {
  const missing = Object.entries(lockedPackages).flatMap(([folder, about]) =>
    Object.entries({ ...about.dependencies, ...about.optionalDependencies }).flatMap(([name, version]) => {
      const found = lockedFor(folder, name)?.about
      const fits = found?.link || (found?.version && (!isExact(version) || found.version === version))
      return fits ? [] : [`${name}@${version}, for ${folder || 'the project'}`]
    }),
  )
  expect(missing).toEqual([])
})

test('only packages that were looked at may run something while they are installed', () => {
  const running = PACKAGES.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect(running.toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted())
})

test.each([
  ['react-router', '8.3.1'],
  ['@react-router/node', '8.3.1'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
  ['hono', '4.13.7'],
  ['@hono/node-server', '2.0.10'],
  ['nodemailer', '8.0.9'],
  ['sharp', '0.35.5'],
  ['smtp-server', '3.18.3'],
])('%s is not older than %s, which closed what is known', (name, least) => {
  const found = PACKAGES.filter((one) => one.name === name).map(({ version = '' }) => version)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((version) => !isAtLeast(version, least))).toEqual([])
})

test('nothing runs code of the server that a browser names', () => {
  expect(PACKAGES.filter(({ name }) => name.startsWith('react-server-dom'))).toEqual([])
})
