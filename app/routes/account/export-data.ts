import { redirect } from 'react-router'
import { exportData } from '#app/features/accounts/settings/export-data.server.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import { refused, signedIn } from '../guards.server.ts'
import type { Route } from './+types/export-data'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  signedIn(context)
  return redirect('/')
}

function sayWhyNot(error: unknown): never {
  throw error instanceof RefusedError ? refused(error.refusal) : error
}

/** A copy of everything about the person who asks, as a file (D-37). Answers a plain form: a document, not data. */
export async function action({ context }: Route.ActionArgs) {
  const file = await exportData(signedIn(context)).catch(sayWhyNot)
  return new Response(file, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="haulpost-data.json"',
    },
  })
}
