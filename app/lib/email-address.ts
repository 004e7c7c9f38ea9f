// Nothing that would end an address or begin a second one, and nothing that nobody can see.
const ADDRESS = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+\.[^\s\p{C}@<>()[\],;:"\\]+$/u

/** Whether something looks like a mail address. Whether somebody reads there, only a mail can tell. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text)
