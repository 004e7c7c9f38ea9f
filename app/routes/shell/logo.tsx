/** The interstate shield. Decorative: the name is beside it. */
export function Logo() {
  return (
    <svg aria-hidden width="30" height="32" viewBox="0 0 30 32" className="text-primary-fill">
      <path
        fill="currentColor"
        d="M15 0C18 2 24 2 27 1c3 6 3 12 2 18-1 6-6 10-14 13C7 29 2 25 1 19 0 13 0 7 3 1c3 1 9 1 12-1Z"
      />
      <path fill="#fff" d="M10 9.500h2.600v4.400h4.800V9.500H20v12h-2.600v-5.300h-4.800v5.300H10z" />
    </svg>
  )
}
