import { inEachFile, type Rule } from './rule.ts'

// A name that fits everything says nothing; what has no better name has no place of its own.
const EMPTY_NAMES = /^(?:utils?|helpers?|types?|index|services?|managers?)$/u
const EMPTY_ENDINGS = /-(?:utils?|helpers?|service|managers?)$/u
const CODE = /^(?:app|server|db|packages|scripts|bench|tests)\//u

const isEmptyName = (name: string) => EMPTY_NAMES.test(name) || EMPTY_ENDINGS.test(name)

export const meaningfulNames: Rule = inEachFile(CODE, ({ path }) => {
  if (path.startsWith('tests/helpers/')) return []
  const empty = path.split('/').map((part) => part.split('.')[0] ?? '')
  return empty
    .filter(isEmptyName)
    .map((name) => ({ line: 0, says: `“${name}” says nothing: name it after what it does` }))
})

const WORD = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const TWO_WORDS = '[a-z]+(?:-[a-z0-9]+)+'

/** The files that a folder of a feature may contain, apart from tests. */
const VOCABULARY = [
  // rules.ts holds decisions, schema.ts input; any other noun names a pure module.
  new RegExp(`^${WORD}\\.ts$`, 'u'),
  /^(?:queries|jobs|api)\.server\.ts$/u,
  new RegExp(`^${TWO_WORDS}\\.server\\.ts$`, 'u'),
  new RegExp(`^(?:components|emails)/${WORD}\\.tsx$`, 'u'),
]

/** Returns the path inside the feature and its sub-folders, which may contain the same files again. */
function withinFeature(path: string): string | null {
  const [, inside] = /^app\/features\/[a-z][a-z-]*\/(?<inside>.+)$/u.exec(path) ?? []
  if (inside === undefined) return null
  return inside.replace(/^(?:(?!components\/|emails\/)[a-z][a-z-]*\/)+/u, '')
}

export const featureVocabulary: Rule = (sources) => {
  const paths = new Set(sources.map(({ path }) => path))
  const isBesideItsFile = (path: string) => {
    const tested = path.replace(/\.test\.tsx?$/u, '')
    return ['.ts', '.tsx', '.server.ts'].some((ending) => paths.has(tested + ending))
  }
  const isAllowed = (path: string) => {
    if (/\.test\.tsx?$/u.test(path)) return isBesideItsFile(path)
    const inside = withinFeature(path)
    return inside !== null && VOCABULARY.some((pattern) => pattern.test(inside))
  }
  return [...paths]
    .filter((path) => path.startsWith('app/features/') && !isAllowed(path))
    .map((path) => ({
      path,
      line: 0,
      says: 'a feature holds rules.ts, schema.ts, other pure modules named by a noun, queries.server.ts, <verb>-<noun>.server.ts, jobs.server.ts, api.server.ts, emails/, components/*.tsx, and tests beside the file they test',
    }))
}
