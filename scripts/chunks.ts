import type { Rolldown } from 'vite'

// Decides which modules share a file for browsers. A file costs a request and its headers, and small ones compress
// badly: on its own the bundler makes 52 of them for a category page.

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * The pages most visitors open first. Their modules share one file, which is loaded already when another of them is
 * opened.
 */
const FIRST_PAGES = /\/app\/(?:root|routes\/public\/(?:home|category|search))\.tsx\?/u

/** Whether a module is imported by a page of FIRST_PAGES, directly or not, and not loaded on demand. */
function isOfFirstPages(id: string, context: Context, seen = new Set<string>()): boolean {
  if (FIRST_PAGES.test(id)) return true
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && isOfFirstPages(importer, context, seen))
}

/** An icon shown in several places is smaller than a request for it. */
function isSharedIcon(id: string, context: Context): boolean {
  return id.includes('/lucide-react/') && (context.getModuleInfo(id)?.importers.length ?? 0) > 1
}

const LIBRARIES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/u

/** The libraries of every page, what visitors' pages share, and the rest by default. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: LIBRARIES, priority: 2 },
  {
    name: (id, context) => (isOfFirstPages(id, context) || isSharedIcon(id, context) ? 'site' : null),
    // Route modules stay files of their own.
    test: (id) => !id.includes('?__react-router'),
    priority: 1,
  },
  // Together a few kilobytes, needed by every form; one file keeps the manifest of all pages small.
  { name: 'drafts', test: /\/app\/ui\/(?:use-tab-draft|watch-form|form-snapshot|draft-saved)\.tsx?$/u },
]
