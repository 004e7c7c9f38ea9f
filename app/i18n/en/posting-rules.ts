export const postingRules = {
  title: 'Posting rules',
  description:
    'What you may post on Haulpost, what you may not, and what happens to listings that break the rules.',
  goodTitle: 'Every listing',
  goodTrue: 'Title, text and price are true. When it’s gone, mark it as sold or delete it.',
  goodOne:
    'One listing for one offer, in the category it belongs to. The same listing cannot be posted again while the first one is live.',
  goodReach: 'The phone number, email address or website works and belongs to you.',
  goodPictures:
    'Pictures show what you offer, and you may use them. Up to 5 pictures of 10 MB each; we remove where they were taken.',
  goodLanguage: 'English, Russian or Spanish; one language is enough.',
  jobsTitle: 'Jobs, loads and housing',
  jobsPay: 'State the pay and the terms as they are. If your state requires a pay range in job ads, give it.',
  jobsFree:
    'Never ask applicants for money. Ask for a Social Security number or bank details only when you sign a contract.',
  jobsFair:
    'Do not exclude or prefer people by race, color, religion, sex, national origin, disability, age or family status where the law forbids it. This goes for jobs and for housing.',
  jobsAuthority: 'Use only an MC or USDOT number that is yours.',
  noTitle: 'What you may not post',
  noIllegal:
    'Anything illegal: stolen vehicles or freight, forged papers, CDLs or medical cards for sale, tampering with emission systems or electronic logs, drugs.',
  noScam: 'Scams: money up front for something unseen, fake escrow, checks over the price, phishing.',
  noHidden:
    'Vehicles with an altered VIN or odometer, or with a salvage or rebuilt title that the text does not mention.',
  noHate: 'Insults, threats, hate and pornography.',
  noPrivate: 'Personal data of other people without their consent.',
  noSpam:
    'Pyramid schemes, malware, links to blocked websites, and text that has nothing to do with an offer.',
  bannersTitle: 'Banner ads',
  bannersText:
    'The same rules apply to banner ads. We review every banner ad before it goes live, and again after each change.',
  reviewTitle: 'Review and reports',
  reviewBefore:
    'A listing usually goes live right after payment. The first listings of a new account and listings that link to a blocked website may wait for our review; the 30 days of a new listing then begin with the approval.',
  reviewReport:
    'Every listing and banner ad has a link to report it; you need no account. Only our staff reads reports. The poster does not learn who reported.',
  reviewReject:
    'What breaks a rule is rejected or taken down, and you get the reason by email. A banner ad that you correct comes back to us for review. After you correct a listing, tell us through the [contact form](/contact).',
  reviewMoney:
    'Automatic renewal of a listing that was rejected or taken down ends. The [refund policy](/refund-policy) says what happens to the money.',
  reviewBan: 'Accounts that cheat or keep breaking the rules are suspended: see the [terms](/terms#misuse).',
} as const
