// Nothing that would end an address or begin a second one, and nothing invisible; no dot next to another, at an end, or
// at the @ (RFC 5321).
const ADDRESS = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+\.[^\s\p{C}@<>()[\],;:"\\]+$/u

/** Whether a text looks like an email address. Only an email shows whether it is read. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text) && !/^\.|\.\.|\.@|@\./u.test(text)
