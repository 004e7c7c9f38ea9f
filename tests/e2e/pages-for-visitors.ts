import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { AD_TITLE, button, jobs, LISTING_TITLE, link, POSTER, pageFor } from './page-kind.ts'

const visitor = pageFor('visitor')
const sendAgain = link((t) => t('accounts.sendAgain'))
const backToSignIn = link((t) => t('accounts.backToSignIn'))

export const FOR_VISITORS = [
  visitor(
    '/',
    (t) => t('home.headline'),
    link((t) => t('listings.viewGallery')),
    (t) => t('listings.homeTitle'),
  ),
  visitor('/categories', (t) => t('listings.allCategories'), link(jobs)),
  visitor(
    '/categories/jobs',
    jobs,
    link((t) => t('listings.viewSmall')),
  ),
  visitor(
    '/categories/trucks-trailers-marketplace?view=gallery',
    (t) => CATEGORIES['trucks-trailers-marketplace'].names[t.locale],
    link((t) => t('listings.viewSmall')),
  ),
  visitor(
    '/search',
    (t) => t('search.title'),
    button((t) => t('shell.search')),
  ),
  visitor(
    '/search?q=truck',
    (t) => t('search.resultsFor', { term: 'truck' }),
    link((t) => t('search.viewGrid')),
    (t) => t('search.titleFor', { term: 'truck' }),
  ),
  visitor(
    '/map',
    (t) => t('map.mapOf', { name: t('map.everything') }),
    link((t) => t('map.asList')),
  ),
  visitor(
    '/compare?listing={listingNumber}',
    (t) => t('comparison.titleOf_vehicles', { count: 1 }),
    link((t) => t('comparison.onlyDiffering')),
  ),
  visitor(
    '/listings/{listingNumber}',
    () => LISTING_TITLE,
    link((t) => t('detail.report')),
  ),
  visitor(
    '/promotions/{adNumber}',
    () => AD_TITLE,
    link((t) => t('detail.report')),
  ),
  visitor(
    '/users/{user}',
    () => POSTER,
    link(() => LISTING_TITLE),
    (t) => t('profile.listingsOf', { name: POSTER }),
  ),
  visitor(
    '/report/listings/{listingNumber}',
    (t) => t('reports.title'),
    button((t) => t('reports.send')),
  ),
  visitor(
    '/contact',
    (t) => t('contact.title'),
    button((t) => t('contact.send')),
  ),
  visitor('/about', (t) => t('about.title'), ['heading', (t) => t('about.operatorTitle')]),
  visitor(
    '/prices',
    (t) => t('prices.title'),
    link((t) => t('prices.post')),
  ),
  visitor('/terms', (t) => t('terms.title'), ['heading', (t) => t('terms.renewTitle')]),
  visitor('/refund-policy', (t) => t('refundPolicy.title'), ['heading', (t) => t('refundPolicy.askTitle')]),
  visitor('/posting-rules', (t) => t('postingRules.title'), [
    'heading',
    (t) => t('postingRules.reviewTitle'),
  ]),
  visitor('/safety', (t) => t('safety.title'), ['heading', (t) => t('safety.siteTitle')]),
  visitor('/privacy-policy', (t) => t('privacy.title'), ['heading', (t) => t('privacy.ccpaTitle')]),
  visitor(
    '/signup',
    (t) => t('accounts.signUpTitle'),
    button((t) => t('accounts.signUp')),
  ),
  visitor(
    '/signin',
    (t) => t('accounts.signInTitle'),
    button((t) => t('accounts.signIn')),
  ),
  visitor('/confirm-email?token=none', (t) => t('accounts.confirmTitle'), sendAgain),
  visitor(
    '/resend-confirmation',
    (t) => t('accounts.resendTitle'),
    button((t) => t('accounts.resendButton')),
  ),
  visitor(
    '/forgot-password',
    (t) => t('accounts.forgotTitle'),
    button((t) => t('accounts.sendReset')),
  ),
  visitor('/reset-password?token=none', (t) => t('accounts.resetTitle'), backToSignIn),
  visitor('/change-email?token=none', (t) => t('accounts.changeEmailTitle'), [
    'heading',
    (t) => t('accounts.changeEmailTitle'),
  ]),
  visitor('/undo-email-change?token=none', (t) => t('accounts.undoTitle'), [
    'heading',
    (t) => t('accounts.undoTitle'),
  ]),
  visitor('/dev/outbox', (t) => t('mail.outboxTitle'), ['heading', (t) => t('mail.outboxTitle')]),
  visitor(
    '/nothing/here',
    (t) => t('shell.notFoundTitle'),
    button((t) => t('shell.goBack')),
  ),
]
