import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { type ReadRow, TableFileError } from './table-row.ts'
import { tableRows } from './table-rows.server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function rowsOf(name: string, content: string | Buffer, encoding: string | null = null) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const rows: ReadRow[] = []
  for await (const row of tableRows(file, encoding)) rows.push(row)
  return rows
}

const valuesOf = (rows: readonly ReadRow[]) => rows.map((row) => ('values' in row ? row.values : row.damage))

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const cell = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\0', ''))

test('[IMP-06] what was written as CSV is read as it was, with any separator and line end', async () => {
  const written = fc.record({
    rows: fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
    separator: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n'),
    start: fc.constantFrom('', '\uFEFF'),
  })
  await fc.assert(
    fc.asyncProperty(written, async ({ rows, separator, end, start }) => {
      const lines = rows.map((cells) => cells.map(quoted).join(separator))
      const text = start + ['id', 'title', 'note'].join(separator) + end + lines.join(end) + end
      const expected = rows.map(([id, title, note]) => ({ id, title, note }))
      expect(valuesOf(await rowsOf('any.csv', text))).toEqual(expected)
    }),
    { numRuns: numRuns(100) },
  )
})

test('[IMP-06] what was written as JSON is read as it was, as a list or as lines', async () => {
  const row = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const expected: unknown = JSON.parse(JSON.stringify(rows).replaceAll('\\u0000', ''))
      const text = JSON.stringify(rows, null, 2).replaceAll('\\u0000', '')
      expect(valuesOf(await rowsOf('any.json', text))).toEqual(expected)
      const lines = rows.map((one) => JSON.stringify(one).replaceAll('\\u0000', '')).join('\n')
      expect(valuesOf(await rowsOf('any.jsonl', lines))).toEqual(expected)
    }),
    { numRuns: numRuns(100) },
  )
})

test('[IMP-06] a damaged row of a CSV file has its line and its reason, and the rows after it are read', async () => {
  const rows = await rowsOf('items.csv', 'id,title\n1,"a\nb"\n2\n3,x"y\n4,d\n')
  expect(rows.toSorted((a, b) => a.line - b.line)).toEqual([
    { table: 'items', line: 2, values: { id: '1', title: 'a\nb' } },
    { table: 'items', line: 4, damage: '1 cells, but the first line names 2 columns' },
    {
      table: 'items',
      line: 5,
      damage: 'the quotes are wrong, or the row is too long (INVALID_OPENING_QUOTE)',
    },
    { table: 'items', line: 6, values: { id: '4', title: 'd' } },
  ])
})

test('[IMP-06] quotes that are not closed damage rows up to the next quote, and the report says from where to where', async () => {
  const rows = await rowsOf('items.csv', 'id,title\n1,a\n2,"b\n3,"c"\n4,d\n5,e,f\n')
  expect(rows.map((row) => [row.line, 'values' in row ? row.values['id'] : row.damage])).toEqual([
    [3, 'the quotes are wrong from here to line 4, or the row is too long (CSV_INVALID_CLOSING_QUOTE)'],
    [2, '1'],
    [5, '4'],
    [6, '3 cells, but the first line names 2 columns'],
  ])
})

test('[IMP-06] a file that is not there is refused in one line', async () => {
  const file = path.join(folder, 'none.csv')
  await expect(tableRows(file, null).next()).rejects.toThrow(`${file} cannot be read: there is no such file.`)
  await expect(tableRows(path.join(folder, 'items.csv', 'x.csv'), null).next()).rejects.toThrow(
    TableFileError,
  )
})

test('[IMP-06] a missing value of phpMyAdmin is empty, the word NULL in quotes is a word', async () => {
  expect(valuesOf(await rowsOf('a.csv', '"id","title"\n"1",NULL\n"2","NULL"\n'))).toEqual([
    { id: '1', title: '' },
    { id: '2', title: 'NULL' },
  ])
})

test('[IMP-06] an export of phpMyAdmin names its tables', async () => {
  const rows = await rowsOf(
    'site.json',
    `[{"type":"header","version":"5.2.1","comment":"x"},{"type":"database","name":"site"},
{"type":"table","name":"oc_ads","database":"site","data":
[
{"id_ad":"1","title":"a ] \\" } b"},
{"id_ad":"2","title":"c"}
]
},{"type":"table","name":"oc_users","database":"site","data":[{"id_user":"7"}]}]`,
  )
  expect(rows).toEqual([
    { table: 'oc_ads', line: 4, values: { id_ad: '1', title: 'a ] " } b' } },
    { table: 'oc_ads', line: 5, values: { id_ad: '2', title: 'c' } },
    { table: 'oc_users', line: 7, values: { id_user: '7' } },
  ])
})

test('[IMP-06] what mysqldump --tab writes is read with the columns of its other file', async () => {
  await writeFile(
    path.join(folder, 't_item.sql'),
    'CREATE TABLE `t_item` (\n  `id` int,\n  `note` text,\n  KEY `id` (`id`)\n);',
  )
  const rows = await rowsOf('t_item.txt', '1\ta\\tb\\\\c\n2\t\\N\n3\ttwo\\\nlines\n4\t\n')
  expect(rows).toEqual([
    { table: 't_item', line: 1, values: { id: '1', note: 'a\tb\\c' } },
    { table: 't_item', line: 2, values: { id: '2', note: null } },
    { table: 't_item', line: 3, values: { id: '3', note: 'two\nlines' } },
    { table: 't_item', line: 5, values: { id: '4', note: '' } },
  ])
})

test('[IMP-06] old encodings and wrong bytes are read', async () => {
  expect(
    valuesOf(await rowsOf('ru.csv', Buffer.from([0x69, 0x64, 0x0a, 0xd2, 0xf0, 0xe0, 0xea]), 'windows-1251')),
  ).toEqual([{ id: 'Трак' }])
  expect(valuesOf(await rowsOf('w.csv', Buffer.from('\uFEFFid\nСтоянка', 'utf16le')))).toEqual([
    { id: 'Стоянка' },
  ])
  expect(valuesOf(await rowsOf('bad.csv', Buffer.from([0x69, 0x64, 0x0a, 0x61, 0xff, 0x00, 0x62])))).toEqual([
    { id: 'a\uFFFDb' },
  ])
})

test.each([
  ['deep.json', `[${'['.repeat(50)}`, 'nested too deeply'],
  ['half.json', '[{"id":1},{"id":', 'ends in the middle'],
  ['closed.json', '{"id":1}}', 'never opened'],
  ['long.json', `[{"id":"${'x'.repeat(8_100_000)}"}]`, 'too long'],
  ['twice.csv', 'id,id\n1,2\n', 'name every column'],
  ['site.xml', '<a/>', 'must end in'],
  ['alone.txt', '1\n', 'is missing'],
])('[IMP-06] %s is refused in one line', async (name, content, says) => {
  const reading = rowsOf(name, content)
  await expect(reading).rejects.toThrow(TableFileError)
  await expect(reading).rejects.toThrow(says)
})
