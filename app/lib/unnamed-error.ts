/**
 * Stands for the message of a field whose schema names none, until there is a translator: the validator's own message
 * is for developers, in English. No schema uses this character.
 */
export const UNNAMED_ERROR = '\ufffd'
