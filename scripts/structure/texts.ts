import { inEachFile, inNoLine, type Rule } from './rule.ts'

/** Maximum lines of a file. A longer one does more than one thing. */
const MAX_LINES = 250

const CODE = /^(?:app|server|db\/seeds|packages|scripts|bench|tests)\/.*\.(?:tsx?|mjs|css)$/u
const MADE_BY_A_TOOL = /\.gen\.ts$/u

export const shortFiles: Rule = inEachFile(CODE, ({ path, text }) => {
  const lines = text.trimEnd().split('\n').length
  if (lines <= MAX_LINES || MADE_BY_A_TOOL.test(path)) return []
  return [{ line: 0, says: `${lines} lines: at most ${MAX_LINES}` }]
})

// Written with brackets, so that this file does not contain what it looks for.
export const noMachinePaths: Rule = inNoLine(
  /./u,
  /(?<![\w.*})-])\/(?:work|tmp|root)[/]/u,
  'a path of one machine: no one else has it',
)

export const nothingLeftOpen: Rule = inNoLine(
  /./u,
  /\b(?:TO[D]O|FIX[M]E)\b/u,
  'do it now, or write it down where work is planned',
)

const READS_SETTINGS = /^app\/platform\/(?:env|db\/embedded\/binaries)\.server\.ts$/u
const PRODUCT = /^(?:app|server|db)\/(?!.*\.test\.tsx?$)/u

// In addition to passing the environment on, main.ts tells libraries that this is production.
const HANDED_OVER = /(?:readSettings\(|\.\.\.)process\.env\b(?!\[|\.)|process\.env\['NODE_ENV'\] = /gu

/** Only the entry files read the environment, and pass it on unchanged. */
export const settingsInOnePlace: Rule = inEachFile(PRODUCT, ({ path, text }) => {
  if (READS_SETTINGS.test(path)) return []
  return text.split('\n').flatMap((line, i) => {
    const rest = path.startsWith('app/') ? line : line.replace(HANDED_OVER, '')
    return rest.includes('process.env') ? [{ line: i + 1, says: 'settings are read in env.server.ts' }] : []
  })
})

export const timeComesFromOutside: Rule = inNoLine(
  /^app\/(?:features|lib|i18n)\/(?!.*\.test\.ts$).*\.ts$/u,
  /\bnew Date\(\)|\bperformance\.now\(/u,
  'time comes from ctx.now, so that tests can choose it',
)

const WRITES =
  /(?:\.(?:insertInto|updateTable|deleteFrom)\(\s*'(?<table>\w+)|\b(?:insert into|delete from)\s+(?<written>[a-z_]+)|\bupdate\s+(?<changed>[a-z_]+)\s+set\b)/gu
const FEATURE = /^app\/features\/(?<feature>[a-z-]+)\//u

const camel = (name: string) => name.replace(/_(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase())

/** Reads may cross features, writes may not: each table is written by one feature. */
export const oneWriterPerTable: Rule = (sources) => {
  const writes = sources.flatMap(({ path, text }) => {
    const feature = path.endsWith('.test.ts') ? undefined : FEATURE.exec(path)?.groups?.['feature']
    if (!feature) return []
    return [...text.matchAll(WRITES)].map(({ groups = {} }) => {
      const table = camel(groups['table'] ?? groups['written'] ?? groups['changed'] ?? '')
      return { path, feature, table }
    })
  })
  const byTable = Map.groupBy(writes, ({ table }) => table)
  return [...byTable].flatMap(([table, its]) => {
    const features = [...new Set(its.map(({ feature }) => feature))]
    if (features.length < 2) return []
    const says = `${table} is written by ${features.join(' and ')}: call the use case of the one it belongs to`
    return [...new Set(its.map(({ path }) => path))].map((path) => ({ path, line: 0, says }))
  })
}

/** What differs by kind of item is an entry of ITEM_KINDS, or of a table beside what needs it: docs/decisions/0066. */
export const kindsAreTables: Rule = inNoLine(
  /^(?:app|server|db)\/(?!.*\.test\.tsx?$).*\.tsx?$/u,
  /(?:kind|Kind|table)\b\)? [!=]== '(?:listing|banner|listings|ads)'/u,
  'what differs by kind of item is an entry of ITEM_KINDS',
)
