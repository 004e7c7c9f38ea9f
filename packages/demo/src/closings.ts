import { z } from 'zod'
import { type Localized, localized } from './localized.ts'
import { readTexts } from './read-texts.ts'

export const closing = z.enum([
  'work',
  'hire',
  'sale',
  'goods',
  'shop',
  'service',
  'party',
  'property',
  'place',
])
/** A sort of ending, which also says what a text is for. */
export type Closing = z.infer<typeof closing>

const background = z.enum(['company', 'seller', 'business'])
const lines = z.array(localized)

const texts = readTexts(
  'closings.yaml',
  z.strictObject({
    closings: z.record(closing, z.strictObject({ background: background.optional(), lines })),
    backgrounds: z.record(background, lines),
  }),
)

/** Returns the lines a text may end with. */
export function closingLines(of: Closing): readonly Localized[] {
  return texts.closings[of].lines
}

/** Returns the longer paragraphs that may follow: none for some sorts. */
export function backgroundsOf(of: Closing): readonly Localized[] {
  const name = texts.closings[of].background
  return name ? texts.backgrounds[name] : []
}
