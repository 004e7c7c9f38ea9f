import { paragraphs, points, type TextDocument } from './text-document.ts'

/** What the site is and who runs it ([TEXT-03]). */
export const ABOUT: TextDocument = {
  path: '/about',
  title: 'about.title',
  description: 'about.description',
  changedAt: '2026-11-23',
  sections: [
    { title: 'about.whatTitle', text: [paragraphs('about.what', 'about.languages')] },
    {
      title: 'about.howTitle',
      text: [points('about.howRead', 'about.howPost', 'about.howTop', 'about.howCount', 'about.howReport')],
    },
    { title: 'about.moneyTitle', text: [paragraphs('about.money')] },
    { title: 'about.operatorTitle', text: [], operator: true },
    { title: 'about.contactTitle', text: [paragraphs('about.contact')] },
  ],
}
