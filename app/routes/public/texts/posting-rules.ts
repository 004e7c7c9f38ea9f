import { paragraphs, points, type TextDocument } from './text-document.ts'

/** What may be posted ([TEXT-01]). The reasons admins choose from when they reject are in `REASONS`. */
export const POSTING_RULES: TextDocument = {
  path: '/posting-rules',
  title: 'postingRules.title',
  description: 'postingRules.description',
  changedAt: '2026-11-23',
  sections: [
    {
      title: 'postingRules.goodTitle',
      text: [
        points(
          'postingRules.goodTrue',
          'postingRules.goodOne',
          'postingRules.goodReach',
          'postingRules.goodPictures',
          'postingRules.goodLanguage',
        ),
      ],
    },
    {
      title: 'postingRules.jobsTitle',
      text: [
        points(
          'postingRules.jobsPay',
          'postingRules.jobsFree',
          'postingRules.jobsFair',
          'postingRules.jobsAuthority',
        ),
      ],
    },
    {
      title: 'postingRules.noTitle',
      text: [
        points(
          'postingRules.noIllegal',
          'postingRules.noScam',
          'postingRules.noHidden',
          'postingRules.noHate',
          'postingRules.noPrivate',
          'postingRules.noSpam',
        ),
      ],
    },
    { title: 'postingRules.bannersTitle', text: [paragraphs('postingRules.bannersText')] },
    {
      title: 'postingRules.reviewTitle',
      text: [
        paragraphs(
          'postingRules.reviewBefore',
          'postingRules.reviewReport',
          'postingRules.reviewReject',
          'postingRules.reviewMoney',
          'postingRules.reviewBan',
        ),
      ],
    },
  ],
}
