import { AD_TITLE, button, LISTING_TITLE, link, pageFor, type Words } from './page-kind.ts'

const member = pageFor('member')
const inDashboard: Words = (t) => t('dashboard.title')
const backToDashboard = link((t) => t('dashboard.back'))

export const FOR_MEMBERS = [
  member(
    '/account/confirm',
    (t) => t('accounts.reauthenticateTitle'),
    button((t) => t('accounts.reauthenticateButton')),
  ),
  member(
    '/dashboard',
    inDashboard,
    button((t) => t('dashboard.filter')),
    (t) => t('dashboard.listingsTab'),
  ),
  member(
    '/dashboard/favorites',
    inDashboard,
    button((t) => t('favorites.search')),
    (t) => t('favorites.title'),
  ),
  member(
    '/dashboard/settings',
    inDashboard,
    button((t) => t('accounts.save')),
    (t) => t('dashboard.settingsTab'),
  ),
  member(
    '/dashboard/passkeys',
    inDashboard,
    button((t) => t('passkeys.add')),
    (t) => t('passkeys.title'),
  ),
  member(
    '/dashboard/second-factor',
    inDashboard,
    button((t) => t('twoFactor.begin')),
    (t) => t('twoFactor.title'),
  ),
  member(
    '/dashboard/payments',
    inDashboard,
    button((t) => t('billing.addCard')),
    (t) => t('dashboard.paymentsTab'),
  ),
  member(
    '/dashboard?new={listing}',
    inDashboard,
    button((t) => t('dashboard.filter')),
    (t) => t('dashboard.listingsTab'),
  ),
  member('/dashboard/listings/{listing}?ask=deleted', inDashboard, backToDashboard, () => LISTING_TITLE),
  member('/dashboard/listings/{listing}', inDashboard, backToDashboard, () => LISTING_TITLE),
  member(
    '/dashboard/listings/{listing}/edit',
    inDashboard,
    button((t) => t('posting.save')),
    (t) => t('posting.editTitle'),
  ),
  member(
    '/dashboard/listings/{listing}/facts',
    inDashboard,
    link((t) => t('posting.factsMore')),
    (t) => t('posting.factsTitle'),
  ),
  member(
    '/dashboard/listings/{listing}/repost',
    inDashboard,
    button((t) => t('posting.saveForLater')),
    (t) => t('posting.repostTitle'),
  ),
  member('/dashboard/extend?ids={listing}', (t) => t('billing.extendTitle'), backToDashboard),
  member('/dashboard/listings/{listing}/pay', (t) => t('billing.payAgainTitle'), backToDashboard),
  member('/dashboard/listings/{listing}/bump', (t) => t('billing.top'), backToDashboard),
  member('/dashboard/listings/{listing}/purchase', (t) => t('purchases.title'), backToDashboard),
  member('/dashboard/promotions/{ad}', inDashboard, backToDashboard, () => AD_TITLE),
  member(
    '/dashboard/receipts/{payment}',
    (t) => t('billing.receiptTitle'),
    button((t) => t('receipts.print')),
  ),
  member(
    '/payment-success?payment={payment}',
    (t) => t('billing.resultTitle'),
    link((t) => t('billing.toDashboard')),
  ),
  member('/post-listing', (t) => t('posting.title'), backToDashboard),
  member(
    '/post-listing?write',
    (t) => t('posting.title'),
    button((t) => t('posting.saveForLater')),
  ),
  member(
    '/post-ad',
    (t) => t('billboards.postTitle'),
    link((t) => t('billboards.create')),
  ),
  member(
    '/post-ad?write',
    (t) => t('billboards.postTitle'),
    button((t) => t('billboards.post')),
  ),
  member(
    '/edit-ad/{ad}',
    (t) => t('billboards.editPage'),
    button((t) => t('billboards.update')),
  ),
  member(
    '/edit-ad/{ad}?ask=remove',
    (t) => t('billboards.editPage'),
    button((t) => t('billboards.removeYes')),
  ),
  member(
    '/favorites',
    (t) => t('favorites.title'),
    button((t) => t('favorites.search')),
  ),
  member(
    '/profile',
    (t) => t('profile.title'),
    link((t) => t('profile.edit')),
  ),
  member(
    '/profile?edit',
    (t) => t('profile.editTitle'),
    button((t) => t('profile.save')),
    (t) => t('profile.title'),
  ),
]
