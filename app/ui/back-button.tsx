import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

/** Goes back in the history. */
export function BackButton({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <button type="button" className="button-quiet needs-script" onClick={() => navigate(-1)}>
      {children}
    </button>
  )
}
