export const refundPolicy = {
  title: 'Refund policy',
  description:
    'When a payment on Haulpost is refunded automatically, how to ask for a refund, and what a refund takes with it.',
  selfTitle: 'What we return without being asked',
  selfGone:
    'A charge for something that is gone, for example because the listing was deleted while the payment was on its way or a renewal could not be stopped in time. The whole amount goes back, and two emails tell you so.',
  selfDouble:
    'Paying twice is prevented: pressing the button twice, reloading or paying in two tabs leads to one charge. If your statement shows two for the same thing, write to us.',
  askTitle: 'How to ask for a refund',
  askHow:
    'Use the [contact form](/contact) and give the receipt number. It is in the email about the payment, and under Payments in your dashboard. A person looks at it and can return all or part of the amount.',
  askLead: 'We usually return the money if',
  askNever: 'the listing never went live, for example because we rejected it in its first review',
  askBanner: 'a banner ad that you paid for was not shown',
  askWrong: 'you were charged for something you did not choose',
  noTitle: 'What is not refunded automatically',
  noUnused:
    'Days that are left when you delete or hide a listing, sell early, or close your account. Before you delete, the page says how many paid days you lose.',
  noResult: 'Too few views or calls. We count them for you, but we do not promise a number.',
  noRules:
    'Days that are lost because a listing broke the [posting rules](/posting-rules) or the account was suspended.',
  effectTitle: 'What a refund takes with it',
  effectFull:
    'A full refund takes back what the payment bought: days, a spot in the ticker, a banner ad. If nothing else pays for the listing, it goes offline. If the payment was a renewal, renewal ends.',
  effectPart: 'After a partial refund you keep everything.',
  effectWhen:
    'The money goes back to the card that paid. We send it right away; banks usually take 5 to 10 business days to show it. An email confirms it.',
  renewTitle: 'Renewals',
  renewText:
    'An email a week before each charge names the day and the amount. Turn renewal off before that day and nothing is charged. Turning it off later stops the next charge; the period you paid for stays yours and is not refunded.',
  rightsTitle: 'Your rights',
  rightsText:
    'This policy takes away no right that the law gives you. Before you dispute a charge with your bank, please write to us: that is usually faster.',
} as const
