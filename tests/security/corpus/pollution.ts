// Names instead of values: a field that reaches into a prototype, a list as long as memory, a parameter given twice.
// 'name=value' goes into a form or a query as it is, and into JSON as a property.

const HOLDERS = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype',
  '__defineGetter__',
  'hasOwnProperty',
  'toString',
  'valueOf',
]
const PATHS = [
  (name: string) => `${name}=1`,
  (name: string) => `${name}.polluted=1`,
  (name: string) => `${name}[polluted]=1`,
  (name: string) => `a.${name}.polluted=1`,
  (name: string) => `a[0].${name}=1`,
  (name: string) => `${name}[0]=1`,
]

const LISTS = [
  'a[]=1',
  'a[0]=1',
  'a[99]=1',
  'a[100]=1',
  'a[4294967295]=1',
  'a[1e9]=1',
  'a[-1]=1',
  'a[a]=1',
  'a[0][0][0][0]=1',
  'a.b.c.d.e.f=1',
  'a..b=1',
  '.a=1',
  'a.=1',
  '[]=1',
  '[0]=1',
  '=1',
  '==',
  'a',
  '&',
  '&&&',
  'a=1&a=2',
  'a=1;a=2',
  '%00=1',
  'a%00b=1',
  '%ff=1',
  '_method=DELETE',
  '__intent__=reset',
  '__state__=x',
  '_routes=root',
  '_routes=',
  'index',
  'lang=xx&lang=ru',
  'page=1&page=2',
  'utf8=%E2%9C%93',
]

/** Protected columns, as if the form had them. */
const COLUMNS = [
  'id',
  'user_id',
  'userId',
  'role',
  'is_verified',
  'emailVerified',
  'status',
  'moderation',
  'featured',
  'views',
  'payment_status',
  'paymentStatus',
  'created_at',
  'createdAt',
  'expires_at',
]

export function pollution(): readonly string[] {
  const reaching = HOLDERS.flatMap((name) => PATHS.map((of) => of(name)))
  const columns = COLUMNS.flatMap((name) => [`${name}=admin`, `${name}=1`])
  const many = [50, 101, 1000].map((count) => Array.from({ length: count }, (_, at) => `x${at}=1`).join('&'))
  return [...reaching, ...LISTS, ...columns, ...many]
}
