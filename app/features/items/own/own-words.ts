/** What an owner reads about an item of theirs, by kind: keys of sentences, which only pages of accounts load. */
export const OWN_WORDS = {
  listing: {
    responses: 'dashboard.contacts',
    share: 'dashboard.shareTitle',
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
    responses: 'dashboard.clicks',
    share: 'dashboard.shareBillboardTitle',
    notSold: 'dashboard.activate',
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
