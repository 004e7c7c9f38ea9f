import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { PICTURE_ID } from '#app/lib/picture.ts'
import { cleanLine } from '#app/lib/text.ts'
import { MAX_PICTURES } from './rules.ts'

/** The pictures of a form, by id and in order, as PictureField sends them. A single one may come alone. */
export function pictureIds(t: Translate, max = MAX_PICTURES) {
  return z
    .array(z.string().regex(PICTURE_ID, t('uploads.unknownPicture')))
    .max(max, t('uploads.tooMany', { max }))
}

const MAX_NAME_LENGTH = 100

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns the name of a file for messages: without folders and controls, and shortened. */
export function shownName(sent: string): string {
  const last = decoded(sent).split(/[/\\]/u).at(-1) ?? ''
  return Array.from(cleanLine(last)).slice(0, MAX_NAME_LENGTH).join('')
}

const picture = z.object({ id: z.string().regex(PICTURE_ID), width: z.int(), height: z.int() })

/** The response of POST /uploads when a file has become a picture. */
export const pictureResponse = z.object({ picture })

/** Any response of POST /uploads. */
export function uploadResponse() {
  return z.object({
    picture: picture.optional(),
    error: z.string().optional(),
    code: z.string().optional(),
  })
}
