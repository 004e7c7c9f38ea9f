import { expect, test } from 'vitest'
import { withoutSwitchedOff } from './lean-router.ts'

test('what is switched off in the router is exchanged where it is handed out, and nothing else', () => {
  const code =
    'function instrumentClientSideRouter() {}\nfunction other() {}\nexport { instrumentClientSideRouter, other };'

  expect(() => withoutSwitchedOff('router/instrumentation.js', code)).toThrow(
    'exports no getRouteInstrumentationUpdates',
  )
  expect(withoutSwitchedOff('router/router.js', code)).toBe(
    `${code.slice(0, code.indexOf('export'))}\n${code.slice(code.indexOf('export'))}`,
  )
})

test('a component of the router that nothing uses can be left out', () => {
  const code =
    'const NavLink = React$1.forwardRef(() => null);\nNavLink.displayName = "NavLink";\nexport { NavLink };'

  expect(withoutSwitchedOff('dom/lib.js', code)).toContain(
    'const NavLink = /* @__PURE__ */ React$1.forwardRef(',
  )
  expect(withoutSwitchedOff('dom/lib.js', code)).not.toContain('displayName')
})
