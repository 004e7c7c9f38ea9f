type Finding = { readonly kind: string; readonly path: string; readonly info: string }

/** What a scanner takes for a fault, and the reason why it is none. */
const KNOWN: readonly { readonly kind: RegExp; readonly info: RegExp; readonly reason: string }[] = [
  {
    kind: /^Cross Site Request Forgery$/u,
    info: /^Lack of anti CSRF token$/u,
    reason:
      'A form of another site is refused by Sec-Fetch-Site and Origin, which the scanner sends as ours; there are no tokens',
  },
]

/** Whether a finding was looked at by hand and is no fault. */
export const isNoFault = ({ kind, info }: Finding): boolean =>
  KNOWN.some((one) => one.kind.test(kind) && one.info.test(info))
