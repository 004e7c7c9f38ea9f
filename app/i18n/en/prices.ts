export const prices = {
  title: 'Prices',
  description:
    'What listings and banner ads cost on Haulpost: packages for 30 days, upgrades and automatic renewal.',
  lead: 'A package puts one listing on the site for 30 days. You pay once; it renews only if you want it to. Reading and searching are free.',
  packagesTitle: 'Packages',
  period: 'for 30 days',
  partsTitle: 'What is included',
  categoryPost: 'Your listing in its category and in search.',
  tickerPost:
    'Your listing in the ticker along the top of the home page. When more than 20 are paid for, they take turns.',
  categoryBillboard: 'A banner ad, made from your listing, on the page of its category.',
  homeBillboard: 'The banner ad on the home page as well.',
  post: 'Post a listing',
  upgradeTitle: 'Upgrades',
  upgradeText:
    'While a package runs, you can move to a higher one and pay the difference. It adds what was missing; the last day stays the same.',
  upgradeFrom: 'You have',
  renewTitle: 'Extending and renewing',
  renewExtend: '30 more days cost the price of the package. They start when the current ones end.',
  renewText:
    'Automatic renewal is off until you turn it on. It charges the price of the package every 30 days, and an email announces each charge a week before. You can turn it off at any time under Payments; you keep the days you’ve paid for.',
  bannersTitle: 'Banner ads',
  bannersText: 'These packages include banner ads, for one listing each:',
  bannersWhere: '{package}, {amount}: {parts}',
  bannersHow:
    'We’ll contact you within 24 hours of payment about your banner ad. Its 30 days start when it’s approved, or on a later first day that you choose.',
  bannersAlone:
    'Want a banner ad without a listing? [Send it in](/post-ad) or [write to us](/contact): we’ll agree on the place, the time and the price.',
  moneyTitle: 'Payment',
  moneyText:
    'All prices are in US dollars, and nothing is added at payment. Every charge comes with a receipt by email. See also the [terms of service](/terms) and the [refund policy](/refund-policy).',
} as const
