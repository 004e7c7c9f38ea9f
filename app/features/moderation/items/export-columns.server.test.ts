import { expect, test } from 'vitest'
import { ATTRIBUTE_COLUMNS, attributeCells } from './export-columns.server.ts'

test('[ATTR-16] the file has a column for each attribute, as the import reads it', () => {
  const cells = attributeCells({
    payModel: 'per-mile',
    payFrom: 620,
    payWeekly: 148_800,
    freight: ['dry-van', 'reefer'],
    noTouch: true,
    strange: 'x',
  })
  const names = ATTRIBUTE_COLUMNS.slice(-cells.length)
  const stated = names.flatMap((name, i) => (cells[i] ? [[name, cells[i]]] : []))

  expect(Object.fromEntries(stated)).toEqual({
    'attributes.payModel': 'per-mile',
    'attributes.payFrom': '0.62',
    'attributes.freight': 'dry-van|reefer',
    'attributes.noTouch': 'yes',
  })
})
