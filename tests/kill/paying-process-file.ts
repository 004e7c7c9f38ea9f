import path from 'node:path'

/** Where the process that pays is built to. */
export const PAYING_PROCESS = path.resolve('build/kill/paying-process.js')
