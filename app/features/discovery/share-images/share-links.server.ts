import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import type { ShareImage } from '#app/lib/share-image.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { categoryShareImage, posterShareImage, type SharedPoster } from './describe-share-image.server.ts'
import { CODE_FILE, pageOf, type ShareTarget, shareFolder } from './share-target.ts'

/** Returns what the share menu of a page sends, with the words of its image, which have no contact data. */
export function shareLinks(publicUrl: string, target: ShareTarget, image: ShareImage): ShareLinks {
  const { title, amount, facts, place } = image
  return {
    url: publicUrl + inLanguage(target.locale, pageOf(target)),
    title,
    text: [title, amount, facts.join(' · '), place].filter(Boolean).join('\n'),
    code: `${shareFolder(target)}/${CODE_FILE}`,
  }
}

/** Returns the same for the list of a category. */
export const categoryLinks = (publicUrl: string, category: CategorySlug, t: Translate): ShareLinks =>
  shareLinks(
    publicUrl,
    { locale: t.locale, kind: 'categories', key: category },
    categoryShareImage(category, t),
  )

type PosterPage = { readonly id: string; readonly poster: SharedPoster }

/** Returns the same for the page of a poster. */
export const posterLinks = (publicUrl: string, { id, poster }: PosterPage, t: Translate): ShareLinks =>
  shareLinks(publicUrl, { locale: t.locale, kind: 'users', key: id }, posterShareImage(poster, t))
