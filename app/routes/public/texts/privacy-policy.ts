import { paragraphs, points, type TextDocument } from './text-document.ts'

/** The privacy policy ([CON-05]). Change it together with what the product does. */
export const PRIVACY_POLICY: TextDocument = {
  path: '/privacy-policy',
  title: 'privacy.title',
  description: 'privacy.description',
  changedAt: '2026-11-23',
  sections: [
    {
      title: 'privacy.introTitle',
      text: [paragraphs('privacy.intro', 'privacy.introOperator')],
      operator: true,
    },
    {
      title: 'privacy.collectedTitle',
      text: [
        points(
          'privacy.collectedReading',
          'privacy.collectedSearches',
          'privacy.collectedLog',
          'privacy.collectedContact',
          'privacy.collectedAccount',
          'privacy.collectedSignIn',
          'privacy.collectedListings',
          'privacy.collectedPayments',
        ),
      ],
    },
    {
      title: 'privacy.useTitle',
      text: [points('privacy.useService', 'privacy.useCounting', 'privacy.useSafety', 'privacy.useNever')],
    },
    {
      title: 'privacy.othersTitle',
      text: [
        points(
          'privacy.othersTranslate',
          'privacy.othersPayment',
          'privacy.othersPublic',
          'privacy.othersNobody',
        ),
      ],
    },
    {
      title: 'privacy.keptTitle',
      text: [
        points(
          'privacy.keptMessages',
          'privacy.keptListings',
          'privacy.keptDrafts',
          'privacy.keptReports',
          'privacy.keptSearches',
          'privacy.keptAccount',
          'privacy.keptLog',
          'privacy.keptPayments',
        ),
      ],
    },
    {
      title: 'privacy.rightsTitle',
      text: [
        paragraphs('privacy.rightsText'),
        points(
          'privacy.rightsAccess',
          'privacy.rightsCorrect',
          'privacy.rightsErase',
          'privacy.rightsRestrict',
          'privacy.rightsWithdraw',
        ),
        paragraphs('privacy.rightsComplain'),
      ],
    },
    {
      title: 'privacy.ccpaTitle',
      text: [
        paragraphs('privacy.ccpaText'),
        points(
          'privacy.ccpaIdentifiers',
          'privacy.ccpaRecords',
          'privacy.ccpaCommercial',
          'privacy.ccpaActivity',
          'privacy.ccpaContent',
          'privacy.ccpaSensitive',
        ),
        paragraphs('privacy.ccpaNoSale', 'privacy.ccpaRights', 'privacy.ccpaHow', 'privacy.ccpaOther'),
      ],
    },
    {
      title: 'privacy.cookiesTitle',
      text: [
        paragraphs('privacy.cookiesText'),
        points(
          'privacy.cookieLanguage',
          'privacy.cookieTheme',
          'privacy.cookieNear',
          'privacy.cookieTranslate',
          'privacy.cookieSession',
          'privacy.cookieWrote',
          'privacy.cookieDevice',
        ),
        paragraphs('privacy.cookiesNone'),
      ],
    },
    { title: 'privacy.contactTitle', text: [paragraphs('privacy.contactText', 'privacy.contactLink')] },
  ],
}
