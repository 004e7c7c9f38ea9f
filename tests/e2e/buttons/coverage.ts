import { isLocale } from '#app/lib/locale.ts'
import { POLICY } from '#app/routes/policy.ts'
import { patternFinder } from '#server/pipeline/route-patterns.ts'
import type { SeenButton } from './log.ts'
import { keysOfName } from './message-keys.ts'

/** A button of a kind of page, in all languages. */
export type KnownButton = {
  /** The kind of page, by the pattern of its address, or `every page`. */
  readonly page: string
  /** The keys its name may come from, or what it sends. */
  readonly keys: ReadonlySet<string>
  readonly example: string
}

const EVERY_PAGE = 'every page'
/** The buttons of pages of errors, which any address may show. */
const OF_ERRORS = ['shell.goBack', 'shell.reload']
/** What a button is named while it is busy, and its usual name. */
const USUAL_NAMES: Readonly<Record<string, string>> = { 'search.searching': 'shell.search' }
/** Swagger UI is a package: its buttons are not ours. */
const NOT_OURS = '/api/docs'

const pageOf = patternFinder(Object.keys(POLICY))
const ID = /[\da-f]{8}-[\da-f-]{27}|\d+/gu

function messageKeys({ language, name, shared }: SeenButton): readonly string[] {
  if (!isLocale(language)) return []
  // The menu of small screens is named after the open page: what it has in common on all pages is another part.
  return shared ? name.flatMap((part) => keysOfName(language, [part])) : keysOfName(language, name)
}

function keysOf(seen: SeenButton): readonly string[] {
  const { name, sends, role } = seen
  const keys = messageKeys(seen).map((key) => USUAL_NAMES[key] ?? key)
  if (keys.length > 0) return keys
  // What folds long data shows its beginning.
  if (role === 'summary') return ['summary of data']
  return [`${role} ${(sends || name.join(' ')).replaceAll(ID, '…')}`]
}

function knownButton(seen: SeenButton): KnownButton {
  const keys = keysOf(seen)
  const isShared = seen.shared || OF_ERRORS.some((key) => keys.includes(key))
  const page = isShared ? EVERY_PAGE : (pageOf(seen.path) ?? seen.path)
  return { page, keys: new Set(keys), example: seen.name.join(' ') }
}

const isSame = (one: KnownButton, other: KnownButton) =>
  one.page === other.page && !one.keys.isDisjointFrom(other.keys)

/** Adds a button, as one with those that have a key in common with it: translations may share other words. */
function withButton(known: readonly KnownButton[], button: KnownButton): readonly KnownButton[] {
  const same = known.filter((each) => isSame(each, button))
  const keys = same.reduce((all, each) => all.union(each.keys), button.keys)
  const example = same[0]?.example ?? button.example
  return [...known.filter((each) => !same.includes(each)), { page: button.page, keys, example }]
}

/** Returns each button once, in alphabetical order of the pages. */
function buttonsOf(seen: readonly SeenButton[]): readonly KnownButton[] {
  const distinct = new Map(
    seen.map(knownButton).map((button) => [`${button.page} ${[...button.keys].toSorted().join()}`, button]),
  )
  return [...distinct.values()]
    .reduce<readonly KnownButton[]>(withButton, [])
    .toSorted((one, other) => one.page.localeCompare(other.page))
}

/** Returns the buttons that pages showed, and of them those that no journey pressed. */
export function coverageOf(seen: readonly SeenButton[]) {
  const ours = seen.filter(({ path }) => path !== NOT_OURS)
  const shown = buttonsOf(ours)
  const pressed = buttonsOf(ours.filter((button) => button.pressed))
  const unpressed = shown.filter((button) => !pressed.some((each) => isSame(each, button)))
  return { shown, unpressed }
}
