import { points, type TextDocument } from './text-document.ts'

/** How readers protect themselves ([TEXT-01]). */
export const SAFETY: TextDocument = {
  path: '/safety',
  title: 'safety.title',
  description: 'safety.description',
  changedAt: '2026-11-23',
  sections: [
    {
      title: 'safety.buyTitle',
      text: [points('safety.buySee', 'safety.buyPapers', 'safety.buyPay', 'safety.buyPrice')],
    },
    { title: 'safety.sellTitle', text: [points('safety.sellCheck', 'safety.sellOver', 'safety.sellDrive')] },
    {
      title: 'safety.workTitle',
      text: [points('safety.workCarrier', 'safety.workFree', 'safety.workPapers', 'safety.workLease')],
    },
    { title: 'safety.loadTitle', text: [points('safety.loadBroker', 'safety.loadDispatch')] },
    { title: 'safety.siteTitle', text: [points('safety.siteAsk', 'safety.siteMiddle')] },
    { title: 'safety.reportTitle', text: [points('safety.reportUs', 'safety.reportOthers')] },
  ],
}
