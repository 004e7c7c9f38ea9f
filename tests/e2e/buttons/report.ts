import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RESULTS } from '../site-processes.ts'
import { coverageOf, type KnownButton } from './coverage.ts'
import { readSeenButtons, type SeenButton } from './log.ts'
import { NOT_PRESSED, type NotPressed } from './not-pressed.ts'

const FILE = `${RESULTS}/buttons-not-pressed.txt`

const lineOf = ({ page, keys, example }: KnownButton) =>
  `${page}  ${[...keys].toSorted().join(' or ')}  “${example}”`

const isAbout =
  (button: KnownButton) =>
  ({ page, key }: NotPressed) =>
    page === button.page && button.keys.has(key)

/** Says which buttons no journey pressed, and which exceptions are not needed any more. */
export function buttonReport(seen: readonly SeenButton[], exceptions: readonly NotPressed[]): string {
  const { shown, unpressed } = coverageOf(seen)
  const open = unpressed.filter((button) => !exceptions.some(isAbout(button)))
  const idle = exceptions.filter((exception) => !unpressed.some((button) => isAbout(button)(exception)))
  return [
    `Buttons: ${shown.length} on all kinds of pages, ${open.length} that no journey pressed.`,
    ...open.map((button) => `  ${lineOf(button)}`),
    ...idle.map(({ page, key }) => `  Not an exception any more: ${page}  ${key}`),
  ].join('\n')
}

/** Prints and stores the report, if all journeys ran: after a part of them it would list what the others press. */
export function reportButtons(): void {
  const seen = readSeenButtons()
  const journeys = new Set(seen.map(({ journey }) => journey))
  const files = globSync('tests/e2e/*.journey.test.ts').map((file) => path.basename(file))
  const report = buttonReport(seen, NOT_PRESSED)
  writeFileSync(FILE, `${report}\n`)
  if (files.every((file) => journeys.has(file))) console.log(`\n${report}`)
}
