import { useSearchParams } from 'react-router'

type Props = {
  /** Keeps these alone. */
  only?: readonly string[]
  /** Keeps all but these. */
  but?: readonly string[]
}

/** What a form does not ask for and must not lose: parameters of the address, as hidden fields. */
export function KeptParams({ only, but = [] }: Props) {
  const [params] = useSearchParams()
  return [...params]
    .filter(([name]) => (only ? only.includes(name) : !but.includes(name)))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
