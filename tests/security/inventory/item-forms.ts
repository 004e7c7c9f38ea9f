import { z } from 'zod'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { scheduleForm } from '#app/features/billboards/schedule/schema.ts'
import { completedFacts } from '#app/features/listings/completing/schema.ts'
import { listingForm } from '#app/features/listings/posting/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Fields, Writing } from './writing.ts'

const t = TRANSLATE.en

const LISTING: Fields = {
  titleEn: 'Kenworth T680 sleeper',
  titleRu: 'Кенворт',
  descriptionEn: 'One owner, ready to work.',
  category: 'cdl-a-company-drivers',
  contactName: 'Dana Driver',
  contactPhone: '5550100199',
  contactEmail: 'dana@example.com',
  websiteUrl: 'https://dana.example/',
  businessCity: 'Joliet',
  businessState: 'IL',
  businessZipCode: '60431',
  serviceAreaType: 'midwest',
  next: 'later',
}

const BILLBOARD: Fields = {
  titleEn: 'Big rig repair',
  descriptionEn: 'Brakes, tires, engines.',
  price: '$40',
  location: 'Joliet, IL',
  category: 'mechanics',
  contactType: 'website',
  websiteUrl: 'https://repair.example/',
  contactName: 'Ron',
  contactEmail: 'ron@example.com',
  contactPhone: '5550100199',
}

const listing = (pattern: string, as: Writing['as']): Writing => ({
  pattern,
  as,
  schema: listingForm(t, 'en'),
  values: LISTING,
})

const billboard = (pattern: string, as: Writing['as']): Writing => ({
  pattern,
  as,
  schema: billboardForm(t, 'en'),
  values: BILLBOARD,
})

/** One of the other forms on the page of a billboard. */
const ofBillboard = (what: string, schema: z.ZodType, values: Fields, status?: number): Writing => ({
  pattern: '/edit-ad/:id',
  query: `do=${what}`,
  as: 'user',
  schema,
  values,
  ...(status && { status }),
})

const version = z.string()

/** The forms that create and edit items. */
export const ITEM_FORMS: readonly Writing[] = [
  listing('/post-listing', 'user'),
  listing('/dashboard/listings/:id/edit', 'user'),
  listing('/dashboard/listings/:id/repost', 'user'),
  {
    pattern: '/dashboard/listings/:id/facts',
    as: 'user',
    schema: completedFacts,
    values: { next: 'save' },
  },
  listing('/admin/ads/new', 'admin'),
  listing('/admin/ads/:kind/:item/edit', 'admin'),
  listing('/admin/ads/queue/:kind/:item/edit', 'admin'),
  billboard('/admin/users/:id/:kind/:item/edit', 'admin'),
  billboard('/post-ad', 'user'),
  billboard('/edit-ad/:id', 'user'),
  ofBillboard('status', z.object({ status: z.string(), version }), { status: 'inactive', version: '0' }),
  ofBillboard('schedule', scheduleForm(t), {
    startsOn: '2026-02-01',
    endsOn: '2030-02-01',
    acceptedLoss: '30',
  }),
  ofBillboard('share', z.object({}), {}),
  ofBillboard('unshare', z.object({}), {}),
  ofBillboard('remove', z.object({ version }), { version: '0' }),
]
