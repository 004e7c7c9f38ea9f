import { safePath } from '#app/lib/safe-path.ts'

/** Returns the page a user wanted before the sign-in: the one named in the address, or the home page. */
export const wantedPage = ({ url }: Request) => safePath(new URL(url).searchParams.get('to'))
