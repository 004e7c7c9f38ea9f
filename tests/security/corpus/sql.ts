// SQL: texts that end a literal, and values for places that take a column, a direction, a number or JSON.

const ENDS = ["'", '"', "')", "'))", '`', '$$', "\\'", '%27', '\u02bc', '\uff07', "';", '0', '-1', '1)']

const TAILS = [
  ' or 1=1--',
  ' and 1=2--',
  ' union select null--',
  ' union all select email, notes from profiles--',
  '; drop table listings--',
  '; select pg_sleep(5)--',
  '||(select version())||',
  ' order by 99--',
  ' and (select 1 from pg_sleep(5)) is null--',
]

const JSONB = [
  "'{}'::jsonb",
  '{"a":1}\'::jsonb--',
  "->>'en'",
  "#>>'{a,b}'",
  "@> '{}'",
  '$.title ? (@ like_regex ".*")',
  '$[*] ? (@ > 1)',
  'jsonb_each(config)',
]

const PATTERNS = [
  '%',
  '_',
  '%%',
  '\\',
  '\\%',
  '\\\\',
  '[%]',
  '%_%',
  '_%_%_%',
  '%'.repeat(200),
  '_'.repeat(200),
  '%a'.repeat(100),
]

const ORDERS = [
  'title',
  'title desc',
  'title; drop table ads',
  '(case when 1=1 then title else id end)',
  'random()',
  '1,2',
  'newest--',
  'created_at',
  '"createdAt"',
]

const NUMBERS = [
  '1 or 1=1',
  '1;--',
  '1/0',
  '1e400',
  '0x1F',
  '1_000',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  'NaN',
  'infinity',
]

const SEARCH = [
  'a & b',
  'a | !b',
  ':*',
  'a:*',
  '!',
  '&',
  '<->',
  "a <-> 'b'",
  '(((',
  ')))',
  'a & ',
  "''",
  'a\\b',
  '"unclosed',
  'a <2> b',
]

const WORDS = [
  'null',
  'NULL',
  'default',
  'current_user',
  'true',
  "E'\\x41'",
  "U&'\\0041'",
  'select',
  '--',
  '/*',
  '*/',
  '/**/',
  '#',
]

export function sql(): readonly string[] {
  const injections = ENDS.flatMap((end) => TAILS.map((tail) => `x${end}${tail}`))
  return [...injections, ...JSONB, ...PATTERNS, ...ORDERS, ...NUMBERS, ...SEARCH, ...WORDS]
}
