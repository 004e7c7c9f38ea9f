import { describe, expect, test } from 'vitest'
import { buttonReport } from './e2e/buttons/report.ts'

// What the end of `npm run layout -w lab` says about buttons.

const seen = {
  journey: 'home.journey.test.ts',
  path: '/favorites',
  language: 'en',
  role: 'button',
  shared: false,
  name: ['Remove from favorites: Reefer lanes'],
  sends: '',
  pressed: false,
}
const pressed = { ...seen, pressed: true }

describe('the report about buttons', () => {
  test('[NAV-13] a button that no journey pressed is listed with its page', () => {
    const report = buttonReport([seen], [])
    expect(report).toContain('1 that no journey pressed')
    expect(report).toContain('/favorites  favorites.remove  “Remove from favorites: Reefer lanes”')
  })

  test('[NAV-13] a button is pressed if any worker pressed it, in any language and about any item', () => {
    const russian = { ...pressed, language: 'ru', name: ['Убрать из избранного: Тягач'] }
    expect(buttonReport([seen, russian], [])).toContain('1 on all kinds of pages, 0 that no journey pressed')
  })

  test('[NAV-13] the same button of another kind of page is another button, except in header and footer', () => {
    const elsewhere = { ...pressed, path: '/categories/jobs' }
    expect(buttonReport([seen, elsewhere], [])).toContain(' 1 that no journey pressed')
    const search = { ...seen, name: ['Search'], shared: true, path: '/listings/123456' }
    const shared = { ...search, path: '/', pressed: true }
    expect(buttonReport([search, shared], [])).toContain(' 0 that no journey pressed')
  })

  test('[NAV-13] a button that has another name while it is busy is the same button', () => {
    const search = { ...pressed, path: '/search', name: ['Search'] }
    const busy = { ...search, name: ['Searching…'], pressed: false }
    expect(buttonReport([search, busy], [])).toContain('1 on all kinds of pages, 0 that no journey pressed')
  })

  test('[NAV-13] a button whose name is data is known by what it sends', () => {
    const one = { ...seen, name: ['Pat'], sends: 'user=0b9d7f2e-6c1a-4f0e-9a3b-1f2e3d4c5b6a' }
    const other = { ...one, name: ['Bo'], sends: 'user=1c9d7f2e-6c1a-4f0e-9a3b-1f2e3d4c5b6a', pressed: true }
    expect(buttonReport([one, other], [])).toContain(' 0 that no journey pressed')
  })

  test('[NAV-13] what a name counts is a number, and what it names may be anything', () => {
    const call = { ...seen, path: '/categories/jobs', name: ['Call', ': Truck without a picture'] }
    expect(buttonReport([call], [])).toMatch(/listings\.call/u)
    expect(buttonReport([call], [])).not.toContain('pictures')
  })

  test('[NAV-13] all that folds long data on a page is one button', () => {
    const folded = { ...seen, role: 'summary', path: '/admin/log', name: ['cols: 4, rows: 3, positions'] }
    const other = { ...folded, name: ['cols: 5, rows: 2, positions'], pressed: true }
    expect(buttonReport([folded, other], [])).toContain(' 0 that no journey pressed')
  })

  test('[NAV-13] exceptions have a reason, and are listed when they are not needed any more', () => {
    const exception = { page: '/favorites', key: 'favorites.remove', because: 'it is pressed elsewhere' }
    expect(buttonReport([seen], [exception])).toContain(' 0 that no journey pressed')
    expect(buttonReport([pressed], [exception])).toContain(
      'Not an exception any more: /favorites  favorites.remove',
    )
  })
})
