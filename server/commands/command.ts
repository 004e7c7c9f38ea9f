import type { Settings } from '#app/platform/env.server.ts'

/** A mistake in how a command was called: the usage is shown. */
export class UsageError extends Error {}

/** One of the operator's commands. */
export type Command = {
  /** The words that choose it, such as `backup verify`. */
  readonly words: readonly string[]
  /** What follows the words. */
  readonly takes: string
  readonly does: string
  /** Runs it with what follows its words. */
  readonly run: (given: readonly string[], settings: Settings) => Promise<void>
}

const USAGE_WIDTH = 44

/** Returns the list of commands. */
export function usageOf(commands: readonly Command[]): string {
  const lines = commands.map(({ words, takes, does }) => {
    const call = ['haulpost', ...words, takes].join(' ').trim()
    return `  ${call.padEnd(USAGE_WIDTH)}  ${does}`
  })
  return ['Usage:', ...lines].join('\n')
}

/** Returns the command with the most words that begin the line, or null. */
export function findCommand(commands: readonly Command[], given: readonly string[]): Command | null {
  const fitting = commands.filter(({ words }) => words.every((word, i) => given[i] === word))
  return fitting.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
}
