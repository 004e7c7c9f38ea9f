import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from '#app/platform/env.server.ts'
import { SETTINGS } from '#app/platform/settings-table.server.ts'

const example = await readFile('.env.example', 'utf8')

/** Returns the description above a variable, without the line breaks of the file. */
function described(name: string): string | undefined {
  const paragraph = example
    .trim()
    .split('\n\n')
    .find((lines) => lines.split('\n').at(-1)?.startsWith(`${name}=`))
  const comments = paragraph?.split('\n').slice(0, -1)
  return comments?.map((line) => line.replace(/^# /u, '')).join(' ')
}

test('.env.example holds exactly the variables the product reads', () => {
  expect(Object.keys(parseEnv(example)).sort()).toEqual(Object.keys(SETTINGS.shape).sort())
})

test.each(Object.entries(SETTINGS.shape))('.env.example says what %s is for', (name, { description }) => {
  expect(description).toBeTruthy()
  expect(described(name)).toBe(description)
})

test('.env.example, taken as it is, changes nothing', () => {
  expect(readSettings(parseEnv(example))).toEqual(readSettings({}))
})

test.each([
  [{}, ['127.0.0.1', '::1']],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, ['127.0.0.1', '::1']],
  [{ PUBLIC_URL: 'https://haulpost.example' }, ['0.0.0.0']],
  [{ PUBLIC_URL: 'https://haulpost.example', HOST: '127.0.0.1' }, ['127.0.0.1']],
  [{ HOST: '0.0.0.0' }, ['0.0.0.0']],
  [{ HOST: ' 127.0.0.1, 10.0.0.5 ' }, ['127.0.0.1', '10.0.0.5']],
])('[NET-01] with %j the site listens on %j', (given, hosts) => {
  expect(readSettings(given).hosts).toEqual(hosts)
})

test('[UP-14] a setting that cannot be used is named without its password or key', () => {
  const wrong = 'postgre://me:secret@db.example/site'
  expect(() => readSettings({ DATABASE_URL: wrong })).toThrow(
    'DATABASE_URL=postgre://…@db.example/site cannot',
  )
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'secret' })).toThrow('STRIPE_SECRET_KEY=… cannot be used')
})

test('days are those of Chicago unless a time zone is named, and one that does not exist is refused', () => {
  expect(readSettings({}).timeZone).toBe('America/Chicago')
  expect(readSettings({ SITE_TIME_ZONE: 'America/Denver' }).timeZone).toBe('America/Denver')
  expect(() => readSettings({ SITE_TIME_ZONE: 'Texas' })).toThrow(
    'SITE_TIME_ZONE=Texas cannot be used: it is no name of a time zone. See .env.example.',
  )
})

test('hosts that are blocked are compared as browsers write them, and what is no host is refused', () => {
  const blocked = (names: string) => readSettings({ BLOCKED_HOSTS: names }).blockedHosts
  expect(blocked('Bad.Example, ПЛОХО.example,')).toEqual(['bad.example', 'xn--k1agab6a.example'])
  for (const wrong of ['https://bad.example', 'bad.example/login', 'me@bad.example', 'bad example'])
    expect(() => blocked(wrong)).toThrow(`'${wrong}' is no name of a host`)
})

test('[TEXT-03] a demo names a fictional operator, unless one is set; production and an empty site name none', () => {
  const nameOf = (env: Readonly<Record<string, string>>) => readSettings({ ...env }).seller
  expect(nameOf({ DEMO_DATA: 'on' })).toMatchObject({ name: 'Haulpost Demo LLC', phone: '(815) 555-0142' })
  expect(nameOf({ DEMO_DATA: 'on', SELLER_NAME: 'Prairie Boards LLC' })).toMatchObject({
    name: 'Prairie Boards LLC',
    phone: '',
  })
  expect(nameOf({ DEMO_DATA: 'off' }).name).toBe('')
  expect(nameOf({ DEMO_DATA: 'on', NODE_ENV: 'production' }).name).toBe('')
})
