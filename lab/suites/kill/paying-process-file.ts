import path from 'node:path'

/** The file of the bundled paying process. */
export const PAYING_PROCESS = path.resolve('build/kill/paying-process.js')
