import { paragraphs, points, type TextDocument } from './text-document.ts'

/** The refund policy ([TEXT-01]). What goes back by itself is what `deliver` refunds. */
export const REFUND_POLICY: TextDocument = {
  path: '/refund-policy',
  title: 'refundPolicy.title',
  description: 'refundPolicy.description',
  changedAt: '2026-11-23',
  sections: [
    {
      title: 'refundPolicy.selfTitle',
      text: [paragraphs('refundPolicy.selfGone', 'refundPolicy.selfDouble')],
    },
    {
      title: 'refundPolicy.askTitle',
      text: [
        paragraphs('refundPolicy.askHow', 'refundPolicy.askLead'),
        points('refundPolicy.askNever', 'refundPolicy.askBanner', 'refundPolicy.askWrong'),
      ],
    },
    {
      title: 'refundPolicy.noTitle',
      text: [
        points(
          'refundPolicy.noUnused',
          'refundPolicy.noResult',
          'refundPolicy.noBump',
          'refundPolicy.noRules',
        ),
      ],
    },
    {
      title: 'refundPolicy.effectTitle',
      text: [paragraphs('refundPolicy.effectFull', 'refundPolicy.effectPart', 'refundPolicy.effectWhen')],
    },
    { title: 'refundPolicy.renewTitle', text: [paragraphs('refundPolicy.renewText')] },
    { title: 'refundPolicy.rightsTitle', text: [paragraphs('refundPolicy.rightsText')] },
  ],
}
