import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { formatBundle } from './messages/arb.ts'
import { bundlePath, modulesOf, readFeatures } from './messages/files.ts'
import { type Feature, problemsOfFeature } from './messages/problems.ts'
import { camelCase } from './messages/render.ts'

// `npm run messages` writes the typed messages from app/i18n/messages/; `--check` says what is wrong or out of date
// and writes nothing; `--confirm feature.key …` notes that translations still fit the English message of today.

/** Notes the English message of today as the source of both translations of these keys. */
function confirm(keys: readonly string[]): void {
  for (const feature of readFeatures('.')) {
    const named = (key: string) => keys.includes(`${camelCase(feature.name)}.${key}`)
    for (const bundle of feature.translations) {
      const entries = new Map(
        [...bundle.entries].map(([key, entry]) => [
          key,
          named(key) ? { ...entry, sourceText: feature.source.entries.get(key)?.text } : entry,
        ]),
      )
      writeFileSync(bundlePath('.', bundle.locale, feature.name), formatBundle({ ...bundle, entries }))
    }
  }
}

const isOld = (file: string, text: string) => !existsSync(file) || readFileSync(file, 'utf8') !== text

function outOfDate(features: readonly Feature[]): string[] {
  return features
    .flatMap((feature) => [...modulesOf(feature)])
    .filter(([file, text]) => isOld(file, text))
    .map(([file]) => `${file} is not what its messages say: npm run messages`)
}

const [option, ...keys] = process.argv.slice(2)
if (option === '--confirm') confirm(keys)
const features = readFeatures('.')
const problems = features.flatMap(problemsOfFeature)
if (option !== '--check' && problems.every((problem) => problem.includes(' is stale: ')))
  for (const [file, text] of features.flatMap((feature) => [...modulesOf(feature)])) writeFileSync(file, text)
const all = problems.length > 0 ? problems : outOfDate(features)
for (const problem of all) console.error(problem)
console.log(`${features.length} features, ${all.length} problems`)
process.exitCode = all.length > 0 ? 1 : 0
