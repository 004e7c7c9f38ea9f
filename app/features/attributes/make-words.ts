/**
 * How texts name a make beyond doubt, as patterns: its name, its models, and how Russian spells them. A name that means something
 * else as well ('international', 'utility', 'мак') counts beside a model or a year alone.
 */
export const MAKE_WORDS = {
  freightliner: 'freightliner|cascadia|columbia 1[12]\\d|фр[еэ]й?[дт]лайнер\\p{L}{0,2}|каскади[яюие]',
  kenworth: 'kenworth|t[68]80|w900l?|кенвор[тсф]\\p{L}{0,2}',
  peterbilt: 'peterbilt|п[еи]тербил[тд]\\p{L}{0,2}',
  volvo: 'volvo|vnl ?\\d{0,3}|вольво',
  international:
    '(?:19|20)\\d\\d international|international (?:lt|prostar|lonestar|rh|hx|mv|durastar|9\\d00i?)\\p{L}?|prostar|lonestar|интерн[еэ]шн[еэ]?л\\p{L}{0,2}',
  mack: 'mack|мак (?:[аэ]нтем|пиннакл)\\p{L}{0,2}',
  'western-star': 'western star|вестерн стар\\p{L}{0,2}',
  hino: 'hino|хино',
  isuzu: 'isuzu|и[сз]узу',
  'great-dane': 'great dane|грейт ?дейн\\p{L}{0,2}',
  utility: 'utility (?:reefer|trailer|dry van|3000r|4000d)|(?:19|20)\\d\\d utility|ют[аи]лити',
  wabash: 'wabash|вабаш\\p{L}{0,2}',
  hyundai: 'hyundai|х[её]ндай|хундай',
  vanguard: 'vanguard (?:trailer|dry van|reefer)|(?:19|20)\\d\\d vanguard|в[аэ]нгард\\p{L}{0,2}',
  stoughton: 'stoughton|стоутон\\p{L}{0,2}',
} as const satisfies Readonly<Record<string, string>>
