/** All changes of users go through one fetcher, so that one place says what became of them. */
export const USERS_FETCHER = 'users'
