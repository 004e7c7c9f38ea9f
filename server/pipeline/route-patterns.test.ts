import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

const patternOf = routePatterns({
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root' },
  listing: { id: 'listing', parentId: 'root', path: 'listings/:publicId/:slug?' },
  admin: { id: 'admin', parentId: 'root', path: 'admin' },
  users: { id: 'users', parentId: 'admin', path: 'users' },
  user: { id: 'user', parentId: 'admin', path: ':id' },
  feed: { id: 'feed', parentId: 'root', path: 'feeds/:slug.xml' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/listings/123456', '/listings/:publicId/:slug?'],
  ['/listings/123456/volvo-vnl.data', '/listings/:publicId/:slug?'],
  ['/admin/users', '/admin/users'],
  ['/Admin/Users/', '/admin/users'],
  ['/admin/77', '/admin/:id'],
  ['/feeds/jobs.xml', '/feeds/:slug.xml'],
  ['/nothing/like/this', '/*'],
])('%s is counted as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
