import { dates } from './dates.ts'
import { headers } from './headers.ts'
import { jsonTypes } from './json-types.ts'
import { markup } from './markup.ts'
import { paths } from './paths.ts'
import { pollution } from './pollution.ts'
import { schemes } from './schemes.ts'
import { sizes } from './sizes.ts'
import { sql } from './sql.ts'
import { formulas, templates } from './templates.ts'
import { unicode } from './unicode.ts'

/** Each class of hostile texts, how many different ones it has at least, and what generates them. */
export const CLASSES = {
  markup: { atLeast: 250, texts: markup },
  schemes: { atLeast: 80, texts: schemes },
  sql: { atLeast: 150, texts: sql },
  json: { atLeast: 60, texts: jsonTypes },
  paths: { atLeast: 60, texts: paths },
  headers: { atLeast: 60, texts: headers },
  templates: { atLeast: 40, texts: templates },
  formulas: { atLeast: 40, texts: formulas },
  unicode: { atLeast: 200, texts: unicode },
  sizes: { atLeast: 60, texts: sizes },
  dates: { atLeast: 100, texts: dates },
  pollution: { atLeast: 100, texts: pollution },
} as const

type ClassName = keyof typeof CLASSES

export type Hostile = { readonly kind: ClassName; readonly text: string }

const isClass = (name: string): name is ClassName => Object.hasOwn(CLASSES, name)

/** Every hostile text, each once. */
export function corpus(): readonly Hostile[] {
  const seen = new Set<string>()
  return Object.entries(CLASSES).flatMap(([kind, { texts }]) =>
    texts().flatMap((text) => {
      if (!isClass(kind) || seen.has(text)) return []
      seen.add(text)
      return [{ kind, text }]
    }),
  )
}
