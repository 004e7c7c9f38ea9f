import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a process in order. Returns its exit code. */
export async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}
