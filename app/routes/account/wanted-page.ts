import { safePath } from '#app/lib/safe-path.ts'

/** Where somebody wanted to go before they were asked who they are: the page named in the address, or the home page. */
export const wantedPage = ({ url }: Request) => safePath(new URL(url).searchParams.get('to'))
