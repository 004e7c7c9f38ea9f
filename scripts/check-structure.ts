import { featureVocabulary, meaningfulNames } from './structure/names.ts'
import { onePaymentWriter } from './structure/payments.ts'
import { projectFiles } from './structure/project-files.ts'
import type { Problem, Rule, Source } from './structure/rule.ts'
import {
  nothingAdBlockersHide,
  textFollowsTheReader,
  wordsComeFromTheCatalogue,
} from './structure/screens.ts'
import {
  kindsAreTables,
  noMachinePaths,
  nothingLeftOpen,
  oneWriterPerTable,
  settingsInOnePlace,
  shortFiles,
  timeComesFromOutside,
} from './structure/texts.ts'

/** Project rules that no linter knows. check-structure.test.ts breaks each of them once. */
export const STRUCTURE = {
  meaningfulNames,
  featureVocabulary,
  shortFiles,
  noMachinePaths,
  nothingLeftOpen,
  settingsInOnePlace,
  timeComesFromOutside,
  oneWriterPerTable,
  onePaymentWriter,
  kindsAreTables,
  wordsComeFromTheCatalogue,
  nothingAdBlockersHide,
  textFollowsTheReader,
} as const satisfies Record<string, Rule>

export function problemsIn(sources: readonly Source[]): readonly Problem[] {
  return Object.values<Rule>(STRUCTURE).flatMap((rule) => rule(sources))
}

if (import.meta.main) {
  const sources = projectFiles('.')
  const problems = problemsIn(sources)
  for (const { path, line, says } of problems)
    console.error(line > 0 ? `${path}:${line} ${says}` : `${path} ${says}`)
  console.log(`${sources.length} files, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
