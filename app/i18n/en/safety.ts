export const safety = {
  title: 'Safety tips',
  description: 'How to buy, sell and find work in trucking without getting cheated.',
  buyTitle: 'When you buy',
  buySee:
    'See the truck or trailer before you pay, or send someone who knows trucks. Start it cold, read the codes, look under it.',
  buyPapers:
    'Compare the VIN on the frame with the title. Check the title for liens, and that it is in the seller’s name.',
  buyPay:
    'Pay when you get the vehicle and the title together. Never pay with gift cards or crypto, and never through an “escrow” link from a stranger.',
  buyPrice: 'A price far below all others is the usual bait.',
  sellTitle: 'When you sell',
  sellCheck:
    'Call the bank that issued a cashier’s check, at a number you looked up yourself. Hand over the title once the money has really arrived.',
  sellOver: 'No one pays too much by accident. Refuse a check that is higher than the price.',
  sellDrive: 'Before a test drive, look at the CDL and the insurance, and ride along.',
  workTitle: 'When you look for work',
  workCarrier:
    'Look up the carrier’s USDOT number at [safer.fmcsa.dot.gov](https://safer.fmcsa.dot.gov/): authority, insurance, inspections.',
  workFree: 'Never pay to get a job.',
  workPapers:
    'Give your Social Security number, bank details and copies of your license only to a company you have checked, and when you sign.',
  workLease:
    'Read a lease-purchase contract to the end: total price, weekly deductions, escrow, and what happens if you leave. Take it home before you sign.',
  loadTitle: 'Loads and dispatch',
  loadBroker:
    'Call a broker back at the number that FMCSA lists, not at the one in the email. Double brokering starts with a changed phone number.',
  loadDispatch: 'A dispatcher does not need the password of your bank or factoring account.',
  siteTitle: 'What we never do',
  siteAsk:
    'We never ask for your password or a sign-in code, and never take card numbers by phone, email or message. You pay at {host} only.',
  siteMiddle:
    'We hold no money, ship nothing and offer no escrow. Anyone who says so in our name wants to cheat you.',
  reportTitle: 'If something is wrong',
  reportUs:
    'Report the listing with the link on its page. If you lost money, tell us through the [contact form](/contact) too, so that we can stop it.',
  reportOthers:
    'Report fraud at [reportfraud.ftc.gov](https://reportfraud.ftc.gov/) and [ic3.gov](https://www.ic3.gov/), and trouble with carriers and brokers at [nccdb.fmcsa.dot.gov](https://nccdb.fmcsa.dot.gov/). In danger, call 911.',
} as const
