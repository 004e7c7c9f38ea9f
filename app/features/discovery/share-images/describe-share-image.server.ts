import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { CATEGORY_SIGNS } from '#app/features/categories/category-signs.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { factsOfCard } from '#app/features/items/listing-facts.server.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { withoutContactData } from '#app/lib/contact-data.ts'
import type { Locale } from '#app/lib/locale.ts'
import { type Picture, widthUpTo } from '#app/lib/picture.ts'
import type { ShareImage } from '#app/lib/share-image.ts'

const MAX_FACTS = 3

/** A wider picture is no photo but a sign or a lettering. */
const MAX_PHOTO_RATIO = 2.2

/** Of logos and photos of users only the id is known: the next smaller width is taken where they have none of this. */
const LOGO_WIDTH = 640

function pictureOf(picture: Picture, isAdvertising: boolean): ShareImage['picture'] {
  const isWhole = isAdvertising || picture.width > picture.height * MAX_PHOTO_RATIO
  return { id: picture.id, width: widthUpTo(picture, 1280), isWhole }
}

const uploadOf = (id: string, isWhole: boolean): ShareImage['picture'] =>
  id ? { id, width: LOGO_WIDTH, isWhole } : null

function factsOf({ kind, category, price }: ItemDetail, attributes: AttributeValues, locale: Locale) {
  if (ITEM_KINDS[kind].isAdvertising) return { amount: price, facts: [] }
  const { facts, pay } = factsOfCard({ category, attributes, locale })
  return { amount: pay?.main ?? price, facts }
}

/** Returns the share image of an item. Its texts are those of the poster, so contact data are taken out of them. */
export function itemShareImage(item: ItemDetail, attributes: AttributeValues, locale: Locale): ShareImage {
  const { amount, facts } = factsOf(item, attributes, locale)
  const [first] = item.pictures
  const { isAdvertising } = ITEM_KINDS[item.kind]
  return {
    title: withoutContactData(item.line ?? item.title),
    amount: withoutContactData(amount),
    facts: facts.map(withoutContactData).filter(Boolean).slice(0, MAX_FACTS),
    place: withoutContactData(item.place),
    picture: first ? pictureOf(first, isAdvertising) : uploadOf(item.company?.logo ?? '', true),
    sign: CATEGORY_SIGNS[item.category],
  }
}

const WITHOUT_PICTURE = { amount: '', place: '', picture: null, sign: null } as const

/** Returns the share image of the home page. */
export const homeShareImage = (t: Translate): ShareImage => ({
  ...WITHOUT_PICTURE,
  title: t('listings.homeTitle'),
  facts: [t('shell.tagline')],
})

/** Returns the share image of the list of a category. */
export const categoryShareImage = (category: CategorySlug, t: Translate): ShareImage => ({
  ...WITHOUT_PICTURE,
  title: categoryName(category, t.locale),
  facts: [t('shell.tagline')],
  sign: CATEGORY_SIGNS[category],
})

export type SharedPoster = {
  readonly fullName: string
  readonly companyName: string
  readonly companyLogo: string
  readonly avatar: string
  readonly location: string
}

/** Returns the share image of a poster's page: the company, or the user. */
export function posterShareImage(poster: SharedPoster, t: Translate): ShareImage {
  const name = poster.companyName || poster.fullName
  return {
    ...WITHOUT_PICTURE,
    title: withoutContactData(name),
    facts: [t('profile.listingsOfText', { name: withoutContactData(name) })],
    place: withoutContactData(poster.location),
    picture: uploadOf(poster.companyLogo, true) ?? uploadOf(poster.avatar, false),
  }
}
