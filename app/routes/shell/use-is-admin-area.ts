import { useRouteLoaderData } from 'react-router'

/** Whether the frame of the admin area is shown: it has a header of its own. Anyone who is refused sees the site's. */
export const useIsAdminArea = (): boolean => useRouteLoaderData('routes/admin/shell') !== undefined
