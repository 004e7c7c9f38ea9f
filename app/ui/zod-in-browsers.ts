import { config } from 'zod'

// zod compiles its checks to code where it can. The Content-Security-Policy forbids that, and reports every attempt.
// Modules that validate in browsers therefore import this one, and create their schemas in functions that run after
// it.
if (typeof document !== 'undefined') config({ jitless: true })
