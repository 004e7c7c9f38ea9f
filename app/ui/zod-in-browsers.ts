import { config } from 'zod'

// zod compiles its checks to code where it may. The content security policy forbids that, and reports every attempt: so
// modules that judge in browsers import this one, and make their schemas by functions that run after it.
if (typeof document !== 'undefined') config({ jitless: true })
