import { expect, test } from 'vitest'
import { backupName, backupTime, obsoleteBackups } from './backup-place.ts'

const at = (day: string, time = '03:30:00') => backupName(new Date(`${day}T${time}Z`), false)

test('[BAK-07] the name of a backup tells when it was made', () => {
  const made = new Date('2026-11-23T15:04:05.678Z')
  expect(backupName(made, false)).toBe('haulpost-20261123T150405Z.tar')
  expect(backupName(made, true)).toBe('haulpost-20261123T150405Z.tar.age')
  expect(backupTime(backupName(made, true))).toEqual(new Date('2026-11-23T15:04:05Z'))
  for (const other of ['notes.txt', 'haulpost-20261123T150405Z.tar.partial', 'haulpost-20261399T150405Z.tar'])
    expect(backupTime(other)).toBeNull()
})

test('[BAK-07] the newest backup of each of the last days and weeks is kept, and nothing else of ours', () => {
  const days = Array.from({ length: 40 }, (_, i) => {
    const day = new Date(Date.UTC(2026, 10, 23) - i * 86_400_000)
    return at(day.toISOString().slice(0, 10))
  })
  const twice = at('2026-11-22', '01:00:00')
  const today = at('2026-11-23', '01:00:00')
  const gone = obsoleteBackups([...days, twice, today, 'notes.txt'], { keepDays: 7, keepWeeks: 4 })
  const kept = [...days, twice].filter((name) => !gone.includes(name))

  // Seven days; the Sundays that end the weeks before. The newest week is that of the newest day.
  expect(kept.map((name) => name.slice(9, 17))).toEqual([
    '20261123',
    '20261122',
    '20261121',
    '20261120',
    '20261119',
    '20261118',
    '20261117',
    '20261115',
    '20261108',
  ])
  expect(gone).toContain(twice)
  // Of the last day all are kept: one that was made before an update stays.
  expect(gone).not.toContain(today)
  expect(gone).not.toContain('notes.txt')
})

test('[BAK-07] where the schedule stood still, the last backups stay', () => {
  const old = ['2020-01-01', '2020-02-01', '2020-03-01'].map((day) => at(day))
  expect(obsoleteBackups(old, { keepDays: 7, keepWeeks: 4 })).toEqual([])
  expect(obsoleteBackups(old, { keepDays: 1, keepWeeks: 0 })).toEqual([old[1], old[0]])
})
