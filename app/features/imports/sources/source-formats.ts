import { HOSTED } from './hosted-source.ts'
import { NEUTRAL } from './neutral-source.ts'
import { OSCLASS } from './osclass-source.ts'
import type { SourceFormat } from './source-format.ts'
import { YCLAS } from './yclas-source.ts'

/** What can be imported, by the name that `--from` takes. */
export const SOURCE_FORMATS: Readonly<Record<string, SourceFormat>> = {
  neutral: NEUTRAL,
  hosted: HOSTED,
  osclass: OSCLASS,
  yclas: YCLAS,
}
