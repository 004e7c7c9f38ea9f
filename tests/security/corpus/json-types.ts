// JSON of the wrong type. An endpoint gets what it parses to, a form the text itself.

const OPERATORS = [
  '$ne',
  '$gt',
  '$regex',
  '$where',
  '$in',
  '$exists',
  '$or',
  'toString',
  'length',
  'then',
  'toJSON',
]

const VALUES = [
  '[]',
  '{}',
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1',
  '1.5',
  '1e308',
  '1e309',
  '-1e309',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '[[]]',
  '[null]',
  '[{}]',
  '["a","b"]',
  '[1,2,3]',
  '{"a":{"b":{"c":{}}}}',
  '{"0":"a","length":1}',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '{"":""}',
  '{"a":1,"a":2}',
  'NaN',
  'Infinity',
  'undefined',
  '[,]',
  "{'a':1}",
  '{"a":1,}',
  '\ufeff{}',
]

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const deepObject = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

export function jsonTypes(): readonly string[] {
  const operators = OPERATORS.flatMap((name) => [`{"${name}":1}`, `{"${name}":null}`, `{"${name}":["a"]}`])
  const deep = [12, 100, 1000, 10_000].flatMap((depth) => [nested(depth), deepObject(depth)])
  const wide = [JSON.stringify(Array.from({ length: 500 }, (_, at) => at))]
  return [...VALUES, ...operators, ...deep, ...wide]
}
