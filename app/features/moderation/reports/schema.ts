import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { cleanText } from '#app/lib/text.ts'
import { MAX_NOTE_LENGTH, REPORT_REASONS } from './report-reasons.ts'

/** Input of the form that reports an item. */
export function reportForm(t: Translate) {
  return z.object({
    reason: z.enum(REPORT_REASONS, t('reports.reasonRequired')),
    note: z
      .string()
      .overwrite(cleanText)
      .refine((text) => text.length <= MAX_NOTE_LENGTH, t('reports.tooLong', { max: MAX_NOTE_LENGTH }))
      .default(''),
  })
}

export type ReportInput = z.output<ReturnType<typeof reportForm>>
