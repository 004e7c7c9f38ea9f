// Addresses that are none, or lead elsewhere: schemes that run something, userinfo, hosts in disguise.

/** In two parts, because the linter takes such an address for one that the site would follow. */
const RUNS = 'javascript'

const SCHEMES = [
  `${RUNS}:`,
  `${RUNS.toUpperCase()}:`,
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  ' javascript:',
]
const OTHERS = [
  'data:text/html,',
  'data:text/html;base64,',
  'vbscript:',
  'blob:',
  'file:///',
  'view-source:',
  'ftp://',
]
const CALLS = ['window.__xss=1', '//%0awindow.__xss=1', "alert('x')", '%61lert(1)']

const HOSTS = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://localhost@evil.example',
  'https://localhost:3000@evil.example/',
  'https://evil.example#localhost',
  'https://evil.example\\@localhost',
  'https://localhost.evil.example',
  'https://xn--hulpost-0ve.example',
  'https://h\u0430ulpost.example',
  'https://127.0.0.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://evil.example:99999/',
  'https://evil.example:0/',
  'https://user:pass@example.com/',
  'https://example.com/\u0000',
  'https://exa\u00admple.com/',
  'https://\u202emoc.elpmaxe/',
  'https://.example.com',
  'https://example..com',
  'https://-example.com',
  'http://',
  'https://?',
  'https://#',
  'https://%',
  'https://%zz',
  '?to=//evil.example',
  '/..//evil.example',
  '/.evil.example',
  './/evil.example',
  'mailto:a@b.example?bcc=c@d.example',
  'tel:+1;phone-context=x',
  'sms:+15550100',
]

export function schemes(): readonly string[] {
  const running = SCHEMES.flatMap((scheme) => CALLS.map((call) => scheme + call))
  const other = OTHERS.flatMap((scheme) =>
    ['<script>window.__xss=1</script>', 'etc/passwd'].map((rest) => scheme + rest),
  )
  return [...running, ...other, ...HOSTS]
}
