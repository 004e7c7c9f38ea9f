// Generated from app/i18n/messages/en/attribute-errors.arb by `npm run messages`.

export const attributeErrors = {
  unknown: 'This category has no “{key}”',
  notANumber: 'Please write a number',
  wholeNumber: 'Please write a whole number',
  outOfRange: 'From {min} to {max}, please',
  notAChoice: 'Please choose one of the options',
  notYesOrNo: 'Please say yes or no',
  tooLong: 'At most {max} characters',
  vinLength: 'A VIN has 17 characters',
  vinLetters: 'A VIN has digits and letters, but never I, O or Q: they are 1 and 0',
  vinCheck: 'This VIN does not add up: a character is mistyped or two changed places',
  payModelMissing: 'Please say how pay is counted',
  payFromMissing: 'Please say how much is paid',
  payOrder: 'The upper end is below the lower end',
  noneAndOthers: '“Nothing deducted” and deductions cannot both be true',
  notOfTrailers: 'A trailer does not have this: please leave it empty',
  freeOfSpaces: 'More spaces are free than there are: at most {max}',
  sourceMissing: 'Please say where the pass rate comes from',
} as const
