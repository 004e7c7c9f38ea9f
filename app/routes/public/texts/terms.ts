import { paragraphs, points, type TextDocument } from './text-document.ts'

/** The terms of service ([TEXT-01]). They say what the product does: change both together. */
export const TERMS: TextDocument = {
  path: '/terms',
  title: 'terms.title',
  description: 'terms.description',
  changedAt: '2026-11-23',
  sections: [
    {
      title: 'terms.introTitle',
      text: [paragraphs('terms.intro', 'terms.introParts', 'terms.introOperator')],
      operator: true,
    },
    { title: 'terms.roleTitle', text: [paragraphs('terms.roleBoard', 'terms.roleChecks')] },
    {
      title: 'terms.accountTitle',
      text: [paragraphs('terms.accountAge', 'terms.accountSafe', 'terms.accountLeave')],
    },
    {
      title: 'terms.postsTitle',
      text: [
        paragraphs('terms.contentYours', 'terms.contentRight', 'terms.contentTake', 'terms.contentCopyright'),
      ],
    },
    {
      title: 'terms.payTitle',
      text: [
        paragraphs(
          'terms.payPrices',
          'terms.payWhen',
          'terms.payClock',
          'terms.payBump',
          'terms.payCard',
          'terms.payRefunds',
        ),
      ],
    },
    {
      title: 'terms.renewTitle',
      text: [
        paragraphs(
          'terms.renewConsent',
          'terms.renewNotice',
          'terms.renewOff',
          'terms.renewFail',
          'terms.renewEnds',
        ),
      ],
    },
    {
      title: 'terms.misuseTitle',
      text: [
        points('terms.misuseFraud', 'terms.misuseHarvest', 'terms.misuseLoad', 'terms.misuseEvade'),
        paragraphs('terms.misuseBan'),
      ],
    },
    {
      title: 'terms.liabilityTitle',
      text: [
        paragraphs('terms.liabilityAsIs', 'terms.liabilityCap', 'terms.liabilityLaw', 'terms.liabilityYou'),
      ],
    },
    {
      title: 'terms.lawTitle',
      text: [paragraphs('terms.lawState', 'terms.lawChanges', 'terms.lawLanguage')],
    },
  ],
}
