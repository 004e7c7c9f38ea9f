import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { FLAGS, LOW_MEMORY_ENV } from '../../server/launch/supervised-process.ts'
import { freePort } from '../../tests/helpers/free-port.ts'

export type Served = { readonly pid: number; readonly url: string; stop(): Promise<void> }

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function served(child: ChildProcess, url: string): Served {
  return { pid: child.pid ?? 0, url, stop: () => stop(child) }
}

/** The built site of a checkout as a process of its own, on a free port. */
export async function serveSite(
  environment: Readonly<Record<string, string>>,
  checkout = '.',
): Promise<Served> {
  const port = await freePort()
  const ours = { PORT: String(port), METRICS_PORT: '0', LOG_LEVEL: 'error', ...environment }
  const child = fork(path.resolve(checkout, 'build/server/main.js'), {
    cwd: checkout,
    env: { ...LOW_MEMORY_ENV, ...process.env, ...ours },
    execArgv: [...FLAGS],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return served(child, `http://127.0.0.1:${port}`)
}

/** A bare server that responds to everything with these bytes. */
export async function serveBytes(body: Buffer, encoding: string): Promise<Served> {
  const child = fork('lab/bench/bare-server.ts', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ body: body.toString('base64'), encoding })
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message: { readonly port: number }) => resolve(message.port))
  })
  return served(child, `http://127.0.0.1:${port}`)
}
