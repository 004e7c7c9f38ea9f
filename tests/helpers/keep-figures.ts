import { mkdirSync, writeFileSync } from 'node:fs'

/** Leaves figures of a suite behind for docs/evidence.md, in test-results/security-{name}.json. */
export function keepFigures(name: string, figures: object): void {
  mkdirSync('test-results', { recursive: true })
  writeFileSync(`test-results/security-${name}.json`, `${JSON.stringify(figures, null, 2)}\n`)
}
