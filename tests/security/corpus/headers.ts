// Line ends that would begin a header, a command of SMTP or another line of a log.

const BREAKS = ['\r\n', '\n', '\r', '%0d%0a', '\\r\\n', '\u2028', '\u0085', '\u000b', '\uff0a\uff0d']
const LINES = [
  'Bcc: all@evil.example',
  'Set-Cookie: sid=stolen',
  'Location: https://evil.example/',
  'Content-Type: text/html\r\n\r\n<script>window.__xss=1</script>',
  '.\r\nMAIL FROM:<a@evil.example>',
  'To: x@evil.example\r\nSubject: spam',
]

const ADDRESSES = [
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'a@b.example c@d.example',
  '"a\\"@b"@c.example',
  '<a@b.example>',
  'Name <a@b.example>',
  'a@b.example\u0000',
  '@b.example',
  'a@',
  'a@@b.example',
  'a@[127.0.0.1]',
  'a@localhost',
  '=?utf-8?q?=0d=0aBcc:x?=',
  "o'neil@example.com'--",
  '-froot@localhost',
  '|cat@evil.example',
]

export function headers(): readonly string[] {
  return [...BREAKS.flatMap((end) => LINES.map((line) => `x${end}${line}`)), ...ADDRESSES]
}
