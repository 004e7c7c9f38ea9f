import { readFeatures, writeModules } from './messages/files.ts'
import { problemsOfFeature } from './messages/problems.ts'
import { camelCase } from './messages/render.ts'
import { writeTranslatedFrom } from './messages/translated-from.ts'

// `npm run messages` writes the typed modules of app/i18n/messages/, which are not in Git, and notes new messages as
// translated. `--check` says what is wrong or stale, and notes nothing; `--modules` only writes the modules, for a build;
// `--confirm feature.key …` notes that translations fit the English of today.

const [option, ...confirmed] = process.argv.slice(2)
if (option === undefined || option === '--confirm')
  writeTranslatedFrom('.', readFeatures('.'), (feature, key) =>
    confirmed.includes(`${camelCase(feature)}.${key}`),
  )
const features = readFeatures('.')
const problems = features.flatMap(problemsOfFeature)
const broken = problems.filter((problem) => !problem.includes(' is stale: '))
if (broken.length === 0) writeModules('.', features)
const refused = option === '--modules' ? broken : problems
for (const problem of refused) console.error(problem)
if (option !== '--modules') console.log(`${features.length} features, ${problems.length} problems`)
process.exitCode = refused.length > 0 ? 1 : 0
