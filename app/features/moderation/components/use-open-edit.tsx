import { useLocation, useNavigate } from 'react-router'
import { editLink } from '../items/edit-link.ts'
import type { ModeratedItem } from '../items/moderated-items.ts'

/** Returns a function that opens the form of an item over its list, as the link does. */
export function useOpenEdit() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (item: ModeratedItem) => {
    const { to, ...how } = editLink(item, search)
    void navigate(to, how)
  }
}
