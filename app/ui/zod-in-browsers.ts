// zod compiles its checks to code where it can. The Content-Security-Policy forbids that, and reports every attempt. The root
// of all pages imports this module first: zod, which comes with forms, finds its settings there when it is loaded.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
