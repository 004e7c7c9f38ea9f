// Characters that break lengths, comparisons, direction, fonts or the database.

const CONTROLS = Array.from({ length: 32 }, (_, code) => `a${String.fromCodePoint(code)}b`)
const UPPER = Array.from({ length: 33 }, (_, at) => `a${String.fromCodePoint(0x7f + at)}b`)

/** Half of a pair, in every place of a text. */
const HALVES = ['\ud800', '\udbff', '\udc00', '\udfff'].flatMap((half) => [
  half,
  `a${half}`,
  `${half}a`,
  half.repeat(3),
])

const INVISIBLE = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a,
  0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069,
  0x206a, 0x206f, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffa, 0xfffb, 0xfffc, 0xfffd, 0xfffe,
  0xffff, 0x1d173, 0xe0001, 0xe007f, 0xe0100, 0x1fffe, 0x1ffff, 0x10fffe, 0x10ffff, 0xfdd0, 0xe000,
]

/** The same word in another composition. */
const FORMS = [
  'caf\u00e9',
  'ca\u0301fe',
  '\u212b',
  '\ufb01n',
  '\u1e9b\u0323',
  '\uac00',
  '\u0958',
  '\u2126',
  '\u01c4',
  '\ufdfa',
]

const CASES = [
  '\u0130stanbul',
  'stra\u00dfe',
  '\u03a3\u03a3',
  '\u017ftop',
  '\u212a',
  '\u0149',
  '\u1e9e',
  'i\u0307',
]

const HOMOGLYPHS = [
  '\u0430dmin',
  'adm\u0456n',
  '\u13aa\u13d2\u13df',
  '\u2160\u2170',
  '\uff41\uff44\uff4d\uff49\uff4e',
  'p\u0430yp\u0430l',
]

const SCRIPTS = [
  '\u0627\u0644\u0633\u0644\u0627\u0645 \u0639\u0644\u064a\u0643\u0645',
  '\u05e9\u05dc\u05d5\u05dd 123',
  '\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48',
  '\u0928\u092e\u0938\u094d\u0924\u0947',
  '\u{20000}\u{2a6df}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\u{1f1fa}\u{1f1f8}\u{1f1f7}',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  '\u{1d54f}\u{1d54f}',
  '\u0660\u0661\u0662',
  '\u06f1\u06f2',
  '\uff11\uff12\uff13',
  '\u00b2\u00b3',
]

const zalgo = (marks: number) =>
  `Z${Array.from({ length: marks }, (_, at) => String.fromCodePoint(0x0300 + (at % 0x6f))).join('')}`

/**
 * Letters that each carry three marks. Of a field for n letters at least one of these has at most n letters and more than
 * n code points.
 */
export const STACKED: readonly string[] = [3, 9, 27, 81, 243, 729].map((letters) =>
  'x\u0300\u0316\u0323'.repeat(letters),
)

export function unicode(): readonly string[] {
  const invisible = INVISIBLE.flatMap((code) => {
    const sign = String.fromCodePoint(code)
    return [sign, `a${sign}b`]
  })
  const piled = [...[10, 100, 1000, 5000].map(zalgo), ...STACKED]
  const emoji = ['\u{1f69a}'.repeat(50), '\u{1f69a}'.repeat(500), '\u202e'.repeat(100), '\u200d'.repeat(1000)]
  return [
    ...CONTROLS,
    ...UPPER,
    ...HALVES,
    ...invisible,
    ...FORMS,
    ...CASES,
    ...HOMOGLYPHS,
    ...SCRIPTS,
    ...piled,
    ...emoji,
  ]
}
