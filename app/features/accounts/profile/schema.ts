import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { PICTURE_ID } from '#app/lib/picture.ts'
import { cleanLine, cleanText, fits, stop, withMarks } from '#app/lib/text.ts'
import { phoneField } from '#app/platform/forms/phone-field.ts'
import { draftMark, formVersion } from '#app/platform/forms/schema.ts'
import { ACCOUNT_LIMITS } from '../rules.ts'
import { companyNameFault } from './company-name.ts'
import { PROFILE_LIMITS } from './profile-fields.ts'

/** [BIZ-02] */
function companyNameField(t: Translate) {
  const max = PROFILE_LIMITS.companyName
  return z
    .string()
    .overwrite(cleanLine)
    .refine((name) => fits(name, max, withMarks(max)), stop(t('accounts.tooLong', { max })))
    .superRefine((name, { addIssue }) => {
      const fault = companyNameFault(name)
      if (fault) addIssue({ code: 'custom', message: t(fault) })
    })
    .default('')
}

/** [PROF-02] What users may write about themselves. Fields that are not named here cannot be written ([PROF-03]). */
export function profileForm(t: Translate) {
  const nameRequired = t('accounts.nameRequired')
  const tooLong = (max: number) => t('accounts.tooLong', { max })
  const picture = z.string().regex(PICTURE_ID, t('uploads.unknownPicture')).or(z.literal('')).default('')
  const ticked = z.string().optional().transform(Boolean)
  return z.object({
    draft: draftMark,
    version: formVersion,
    fullName: z
      .string({ error: nameRequired })
      .overwrite(cleanLine)
      .min(1, nameRequired)
      .refine(
        (name) => fits(name, ACCOUNT_LIMITS.fullName, withMarks(ACCOUNT_LIMITS.fullName)),
        tooLong(ACCOUNT_LIMITS.fullName),
      ),
    phone: phoneField(t),
    bio: z
      .string()
      .overwrite(cleanText)
      .refine((bio) => fits(bio, PROFILE_LIMITS.bio), tooLong(PROFILE_LIMITS.bio))
      .default(''),
    location: z
      .string()
      .overwrite(cleanLine)
      .refine((place) => fits(place, PROFILE_LIMITS.location), tooLong(PROFILE_LIMITS.location))
      .default(''),
    avatar: picture,
    companyName: companyNameField(t),
    companyLogo: picture,
    language: z.enum(LOCALES),
    emailNotifications: ticked,
    favoriteCategories: z.array(z.enum(CATEGORY_SLUGS)).max(CATEGORY_SLUGS.length),
  })
}

export type ProfileInput = z.output<ReturnType<typeof profileForm>>
