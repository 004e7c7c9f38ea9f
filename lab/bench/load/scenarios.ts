import type { Scenario } from './scenario.ts'
import { mixed } from './scenarios/mixed.ts'
import { overload } from './scenarios/overload.ts'
import { categoryPages, homePage, searchPages, staticFiles } from './scenarios/pages.ts'
import { signInFlood } from './scenarios/sign-in-flood.ts'
import { slowBodies, slowHeaders, slowReaders } from './scenarios/slow-clients.ts'
import { startTimes } from './scenarios/start.ts'
import { uploadFlood } from './scenarios/upload-flood.ts'

/** What `npm run load -w lab` measures, in this order. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  start: startTimes,
  home: homePage,
  category: categoryPages,
  search: searchPages,
  static: staticFiles,
  mixed,
  overload,
  'sign-in': signInFlood,
  upload: uploadFlood,
  'slow-headers': slowHeaders,
  'slow-body': slowBodies,
  'slow-read': slowReaders,
}
