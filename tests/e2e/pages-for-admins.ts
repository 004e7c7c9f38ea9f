import { button, jobs, LISTING_TITLE, link, POSTER, pageFor, type Words } from './page-kind.ts'

const admin = pageFor('admin')
const money: Words = (t) => t('money.title')
const saveLayout = button((t) => t('layouts.save'))
const apply = button((t) => t('listings.apply'))

export const FOR_ADMINS = [
  admin(
    '/admin/dashboard',
    (t) => t('admin.overview'),
    link((t) => t('audit.whole')),
  ),
  admin('/admin/find?q=truck', (t) => t('admin.find'), apply),
  admin(
    '/admin/searches',
    (t) => t('searches.title'),
    button((t) => t('searches.add')),
  ),
  admin('/admin/log', (t) => t('audit.title'), apply),
  admin(
    '/admin/users',
    (t) => t('users.title'),
    button((t) => t('users.exportCsv')),
  ),
  admin(
    '/admin/users/{user}',
    () => POSTER,
    button((t) => t('users.saveNotes')),
  ),
  admin(
    '/admin/ads',
    (t) => t('moderation.title'),
    button((t) => t('moderation.export')),
  ),
  admin(
    '/admin/ads/queue',
    (t) => t('moderation.queueTitle'),
    link((t) => t('moderation.toList')),
  ),
  // The drawers: the heading is that of the list below.
  admin(
    '/admin/ads/new',
    (t) => t('moderation.title'),
    button((t) => t('posting.publishFree')),
    (t) => t('moderation.createListing'),
  ),
  admin(
    '/admin/ads/banner/{ad}/edit',
    (t) => t('moderation.title'),
    button((t) => t('billboards.update')),
    (t) => t('billboards.editTitle'),
  ),
  admin(
    '/admin/ads/listing/{listing}/history',
    (t) => t('moderation.historyTitle', { title: LISTING_TITLE }),
    link((t) => t('moderation.historyLog')),
  ),
  admin(
    '/admin/ads/queue/listing/{listing}/edit',
    (t) => t('moderation.queueTitle'),
    button((t) => t('posting.save')),
    (t) => t('posting.editTitle'),
  ),
  admin(
    '/admin/users/{user}/listing/{listing}/edit',
    () => POSTER,
    button((t) => t('posting.save')),
    (t) => t('posting.editTitle'),
  ),
  admin(
    '/admin/money',
    money,
    button((t) => t('money.export')),
  ),
  admin('/admin/money/subscriptions', money, apply, (t) => t('money.subscriptions')),
  admin('/admin/money/refunds', money, apply, (t) => t('money.refunds')),
  admin(
    '/admin/fulfilment',
    (t) => t('fulfilment.title'),
    link((t) => t('fulfilment.ending')),
  ),
  admin('/admin/mail', (t) => t('money.failedMail'), ['heading', (t) => t('money.failedMail')]),
  admin(
    '/admin/ticker',
    (t) => t('ticker.title'),
    button((t) => t('ticker.refresh')),
  ),
  admin('/admin/performance', (t) => t('statistics.performance'), apply),
  admin('/admin/performance/cells', (t) => t('statistics.cells'), apply),
  admin(
    '/admin/layout',
    (t) => t('layouts.title'),
    button((t) => t('layouts.newLayout')),
  ),
  admin(
    '/admin/layout/{layout}/history',
    (t) => t('layouts.historyTitle', { name: 'Home' }),
    link((t) => t('layouts.edit')),
  ),
  admin('/admin/layout/{layout}', (t) => t('layouts.homeTitle', { name: 'Home' }), saveLayout),
  admin('/admin/category-layout/jobs', (t) => t('layouts.categoryTitle', { category: jobs(t) }), saveLayout),
  admin(
    '/admin/nothing',
    (t) => t('shell.notFoundTitle'),
    button((t) => t('shell.goBack')),
  ),
]
