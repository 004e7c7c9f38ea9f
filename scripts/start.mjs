// `npm start`: under whatever Node this runs, the site itself runs under the pinned one.
import { spawn } from 'node:child_process'
import { npmAbove } from './npm-above.mjs'
import { ensureDependencies } from './packages.mjs'
import { ensureBuild } from './site-build.mjs'
import { environment, node24, root, ToolchainError } from './toolchain.mjs'

const LOOK_EVERY_MS = 500

const npm = npmAbove()
try {
  await ensureDependencies()
  await ensureBuild()
} catch (error) {
  if (!(error instanceof ToolchainError)) throw error
  console.error(error.message)
  process.exit(1)
}

const site = spawn(node24, ['server/launch.ts'], {
  cwd: root,
  env: environment(),
  // The channel closes when this process dies, however it dies, and the site then stops too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
site.on('exit', (code) => process.exit(code ?? 1))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => site.kill(signal))
setInterval(() => npm.isGone() && site.kill('SIGTERM'), LOOK_EVERY_MS)
