/** What an owner reads about an item of theirs, by kind: keys of sentences, which only pages of accounts load. */
export const OWN_WORDS = {
  listing: {
    answers: 'dashboard.contacts',
    notSold: 'dashboard.notSold',
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
    answers: 'dashboard.clicks',
    notSold: 'dashboard.activate',
    questions: {
      inactive: { title: 'dashboard.deactivatePromotionTitle', text: 'dashboard.deactivatePromotionText' },
      sold: { title: 'dashboard.soldPromotionTitle', text: 'dashboard.soldPromotionText' },
      deleted: { title: 'dashboard.deletePromotionTitle', text: 'dashboard.deletePromotionText' },
    },
    done: {
      active: 'dashboard.promotionChanged',
      inactive: 'dashboard.promotionChanged',
      sold: 'dashboard.promotionChanged',
      deleted: 'dashboard.promotionDeleted',
    },
    failed: {
      active: 'dashboard.promotionFailed',
      inactive: 'dashboard.promotionFailed',
      sold: 'dashboard.promotionFailed',
      deleted: 'dashboard.promotionDeleteFailed',
    },
    broke: { active: null, inactive: null, sold: null, deleted: null },
    isReasonBelow: true,
  },
} as const
