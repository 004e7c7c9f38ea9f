interface Failure {
  readonly name: string
  readonly message: string
}

export function failuresOfVitest(report: { readonly testResults: readonly object[] }): Failure[]
export function failuresOfPlaywright(report: {
  readonly suites: readonly object[]
  readonly errors: readonly { readonly message?: string }[]
}): Failure[]
