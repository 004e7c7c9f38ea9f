export const terms = {
  title: 'Terms of service',
  description:
    'The agreement between you and the operator of Haulpost: accounts, listings, payments, and what each side is responsible for.',
  introTitle: 'The agreement',
  intro:
    'These terms apply when you use Haulpost: when you read it, open an account, post or pay. If you do not agree with them, please do not use the site.',
  introParts:
    'They belong together with the [posting rules](/posting-rules), the [refund policy](/refund-policy) and the [privacy policy](/privacy-policy).',
  introOperator: '“We” is the operator of this site:',
  roleTitle: 'What we do and what we do not do',
  roleBoard:
    'We run a classifieds site. Buyers and sellers, drivers and carriers deal with each other directly. We are not a party to their deals, hold no money for them, and hire no one through the site.',
  roleChecks:
    'We do not check every listing, nor who is behind it. We may review a listing before or after it goes live, but that is no guarantee. The [safety tips](/safety) say what to check yourself.',
  accountTitle: 'Your account',
  accountAge:
    'You must be at least 18 years old. If you act for a company, you confirm that it has authorized you.',
  accountSafe:
    'Keep your password to yourself. You are responsible for what happens through your account until you tell us that someone else got in. Two-step sign-in and passkeys are in your settings.',
  accountLeave:
    'You can deactivate or delete your account in the settings at any time. Before you confirm, the page lists what ends with it: paid days, renewals, banner ads, saved cards.',
  postsTitle: 'What you post',
  contentYours:
    'What you post stays yours. While it is on the site, you allow us to store it, to show it worldwide, to resize pictures, and to pass it on in feeds and to search engines. That ends when it is deleted for good; copies that others made in the meantime are out of our hands.',
  contentRight:
    'You confirm that you may post it: the text and pictures are yours or licensed to you, the offer is legal, and it follows the [posting rules](/posting-rules).',
  contentTake:
    'We may reject or take down what breaks these terms, the posting rules or the law. You get the reason by email and can write to us if you disagree.',
  contentCopyright:
    'If someone uses your work without permission, report the listing on its page or use the [contact form](/contact), and name the listing and the work.',
  payTitle: 'Packages and payment',
  payPrices:
    'The [prices page](/prices) lists what we sell. Prices are in US dollars; the amount on the button is all that is charged.',
  payWhen:
    'A package runs for 30 days from the moment the listing goes live; if it is reviewed first, from its approval. A banner ad that comes with a package runs for 30 days from its own approval, or from a later first day that you choose.',
  payClock: 'The 30 days keep running while a listing is hidden, marked as sold or suspended.',
  payCard:
    'Stripe processes the payments. The card number goes from your browser to Stripe and never reaches us.',
  payRefunds: 'The [refund policy](/refund-policy) says when money goes back.',
  renewTitle: 'Automatic renewal',
  renewConsent:
    'Nothing renews unless you choose it and check the consent box. Then your card is charged the named amount every 30 days until you turn it off.',
  renewNotice:
    'An email repeats the terms when you buy or turn on renewal. Another one, a week before each charge, names the day and the amount.',
  renewOff:
    'You can turn it off under Payments in your dashboard at any time. The listing stays live for the days you paid for, and an email confirms it.',
  renewFail:
    'If the card is declined and no later attempt succeeds, the listing ends with its paid time and renewal ends too.',
  renewEnds:
    'Renewal ends automatically when the listing is deleted, rejected or taken down, when its payment is refunded in full, and when the account is closed or suspended.',
  misuseTitle: 'What is not allowed',
  misuseFraud: 'To deceive others, or to pass yourself off as someone else.',
  misuseHarvest: 'To collect contact details in bulk, or to send advertising to people who post here.',
  misuseLoad: 'To load the site so heavily that it gets slower for others. Feeds are open to everyone.',
  misuseEvade: 'To get around limits, reviews or a suspension.',
  misuseBan:
    'We may suspend an account that does any of this or keeps breaking the posting rules. Its listings are then hidden and its renewals end. If you think we are wrong, use the [contact form](/contact).',
  liabilityTitle: 'Liability',
  liabilityAsIs:
    'The site is provided as it is. As far as the law permits, we do not warrant that it is always available, or that what users post is true, complete or legal.',
  liabilityCap:
    'As far as the law permits, we are not liable for what users do or for lost profit, and our total liability to you is limited to what you paid us in the twelve months before the claim.',
  liabilityLaw: 'Nothing here limits a liability that the law does not allow to be limited.',
  liabilityYou:
    'If someone makes a claim against us because of what you posted, you cover the damage and reasonable costs.',
  lawTitle: 'Law and changes',
  lawState:
    'The law of the state of the operator’s address applies. Rights that the law gives you as a consumer where you live stay yours.',
  lawChanges:
    'When these terms change, so does the date at the top. What you have already bought stays under the terms of the day you bought it; a renewal follows the terms of the day it is charged.',
  lawLanguage: 'If the translations differ, the English text prevails.',
} as const
