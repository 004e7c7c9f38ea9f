import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Source } from './rule.ts'

const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|pdf|zip|gz)$/u

/** Whether a line of .gitignore ignores a file or folder; ours contains plain names and *.endings only. */
function leavesOut(pattern: string, name: string): boolean {
  if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1))
  return pattern.replace(/\/$/u, '') === name
}

function walk(root: string, folder: string, ignored: readonly string[]): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(folder, entry.name)
    if (ignored.some((pattern) => leavesOut(pattern, entry.name))) return []
    return entry.isDirectory() ? walk(root, inside, ignored) : [inside]
  })
}

/** Returns every file of the project that git would keep, with its path from the root. Pictures come without text. */
export function projectFiles(root: string): Source[] {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)
  return walk(root, '', [...ignored, '.git', 'package-lock.json']).map((file) => ({
    path: file,
    text: BINARY.test(file) ? '' : readFileSync(path.join(root, file), 'utf8'),
  }))
}
