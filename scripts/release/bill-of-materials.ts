import { z } from 'zod'

// Not `npm sbom --omit dev`: that leaves out what a package of this repository also needs for development, such as React.

const LOCK = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().default('not stated'),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})

const FOLDER = 'node_modules/'

/** Licenses that only a file of the package states, not its package.json. */
const LICENSE_FILES: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The sums of a package as CycloneDX has them: hexadecimal, each with its kind. */
function hashesOf(integrity = '') {
  return integrity
    .split(' ')
    .filter(Boolean)
    .map((sum) => {
      const [kind = '', value = ''] = sum.split(/-(.*)/su)
      return {
        alg: kind.toUpperCase().replace('SHA', 'SHA-'),
        content: Buffer.from(value, 'base64').toString('hex'),
      }
    })
}

type Package = {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly integrity?: string | undefined
}

const component = ({ name, version, license, integrity }: Package) => ({
  type: 'library',
  'bom-ref': `${name}@${version}`,
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  licenses: [/ (?:AND|OR|WITH) /u.test(license) ? { expression: license } : { license: { name: license } }],
  hashes: hashesOf(integrity),
})

/**
 * Returns the production packages of a lock file, also those that only other systems install, as its software bill of
 * materials (CycloneDX 1.5) and as a list for people: name, version, license.
 */
export function billOfMaterials(lockFile: string) {
  const { name, version, packages } = LOCK.parse(JSON.parse(lockFile))
  const used = Object.entries(packages).flatMap(([path, { version, dev, link, ...rest }]) => {
    const at = path.lastIndexOf(FOLDER)
    if (at === -1 || dev || link || version === undefined) return []
    const name = path.slice(at + FOLDER.length)
    return [{ version, ...rest, name, license: LICENSE_FILES[name] ?? rest.license }]
  })
  const distinct = [...new Map(used.map((one) => [`${one.name}@${one.version}`, one])).values()]
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: distinct.map(component),
  }
  const lines = distinct.map((one) => `${one.name} ${one.version}: ${one.license}\n`)
  return {
    packages: distinct,
    sbom: `${JSON.stringify(sbom, null, 2)}\n`,
    notices: lines.toSorted().join(''),
  }
}
