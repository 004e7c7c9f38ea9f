import path from 'node:path'
import { build } from 'vite'
import setupDatabase from '../../../tests/helpers/global-setup.ts'
import { PAYING_PROCESS } from './paying-process-file.ts'

/** Starts a database server, and bundles the process that is killed into one file: it starts a hundred times. */
export default async function setup(project: Parameters<typeof setupDatabase>[0]) {
  const [stop] = await Promise.all([
    setupDatabase(project),
    build({
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: 'lab/suites/kill/paying-process.ts',
        outDir: path.dirname(PAYING_PROCESS),
        target: 'node24',
        rolldownOptions: { output: { entryFileNames: path.basename(PAYING_PROCESS) } },
      },
    }),
  ])
  return stop
}
