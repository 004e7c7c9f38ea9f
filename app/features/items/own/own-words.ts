import { type CategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'

/** What an owner reads about an item of theirs, by kind: keys of sentences, which only pages of accounts load. */
export const OWN_WORDS = {
  listing: {
    responses: 'dashboard.contacts',
    share: 'dashboard.shareTitle',
    notSold: 'dashboard.notSold',
    goneTitle: 'dashboard.goneTitle',
    questions: {
      inactive: { title: 'dashboard.deactivateTitle', text: 'dashboard.deactivateText' },
      sold: { title: 'dashboard.soldTitle', text: 'dashboard.soldText' },
      deleted: { title: 'dashboard.deleteTitle', text: 'dashboard.deleteText' },
    },
    done: {
      active: 'dashboard.reactivated',
      inactive: 'dashboard.deactivated',
      sold: 'dashboard.wasSold',
      deleted: 'dashboard.deleted',
    },
    /** With the reason in it. */
    failed: {
      active: 'dashboard.reactivateFailed',
      inactive: 'dashboard.deactivateFailed',
      sold: 'dashboard.soldFailed',
      deleted: 'dashboard.deleteFailed',
    },
    /** When no reason is known; null: the same as with one. */
    broke: {
      active: 'dashboard.reactivateBroke',
      inactive: 'dashboard.deactivateBroke',
      sold: null,
      deleted: null,
    },
    isReasonBelow: false,
  },
  banner: {
    responses: 'dashboard.clicks',
    share: 'dashboard.shareBillboardTitle',
    notSold: 'dashboard.activate',
    goneTitle: 'dashboard.goneBillboardTitle',
    questions: {
      inactive: { title: 'dashboard.deactivateBillboardTitle', text: 'dashboard.deactivateBillboardText' },
      sold: { title: 'dashboard.soldBillboardTitle', text: 'dashboard.soldBillboardText' },
      deleted: { title: 'dashboard.deleteBillboardTitle', text: 'dashboard.deleteBillboardText' },
    },
    done: {
      active: 'dashboard.billboardChanged',
      inactive: 'dashboard.billboardChanged',
      sold: 'dashboard.billboardChanged',
      deleted: 'dashboard.billboardDeleted',
    },
    failed: {
      active: 'dashboard.billboardFailed',
      inactive: 'dashboard.billboardFailed',
      sold: 'dashboard.billboardFailed',
      deleted: 'dashboard.billboardDeleteFailed',
    },
    broke: { active: null, inactive: null, sold: null, deleted: null },
    isReasonBelow: true,
  },
} as const

const SOLD = { button: 'dashboard.markSold', status: 'dashboard.sold' } as const
const GONE = { button: 'dashboard.markGone', status: 'dashboard.gone' } as const

/** Goods are sold; a job is filled and a service ends: they are no longer available. */
export const goneWords = (category: CategorySlug) => (isMarketplace(category) ? SOLD : GONE)
