// `npm start`: whatever Node runs this, the site itself runs on the pinned one.
import { spawn } from 'node:child_process'
import { ensureDependencies } from './packages.mjs'
import { ensureBuild } from './site-build.mjs'
import { environment, node24, root, ToolchainError } from './toolchain.mjs'

const PARENT_LOOK_MS = 500

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
  // The channel closes when we die, however we die, and the site then stops too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
site.on('exit', (code) => process.exit(code ?? 1))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => site.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}

// npm does not take its children along when it is killed.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && site.kill('SIGTERM'), PARENT_LOOK_MS)
}
