export const accountMails = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  ignore: 'If it was not you, ignore this email and nothing will happen.',
  linkText: 'If the button does not work, open this address:',
  notYou: 'If it was not you, choose a new password right away: everybody else will then be signed out.',
  confirmSubject: 'Confirm your email for {site}',
  confirmBody: 'Thank you for signing up at {site}. Please confirm that this is your address.',
  confirmLife: 'The link works once, for 24 hours.',
  resetSubject: 'A new password for {site}',
  resetBody: 'Somebody, hopefully you, wants to choose a new password for your account.',
  resetButton: 'Choose a new password',
  resetLife: 'The link works once, for 30 minutes.',
  passwordChangedSubject: 'Your password for {site} was changed',
  passwordChangedBody: 'The password of your account was changed just now.',
  passkeysEnded: 'The passkeys of your account were removed as well. You can add new ones in the settings.',
  changeEmailSubject: 'Confirm your new email for {site}',
  changeEmailBody:
    'Somebody, hopefully you, asked to use this address for an account at {site}. Until it is confirmed, the old one stays in use.',
  changeEmailLife: 'The link works once, for 60 minutes.',
  emailChangedSubject: 'Your email for {site} was changed',
  emailChangedBody: 'Your account now uses {email}.',
  undoBody:
    'If it was not you, undo the change: everybody will then be signed out, and you can choose a new password.',
  undoLife: 'The link works once, for 7 days.',
  newDeviceSubject: 'New sign-in to your account at {site}',
  newDeviceBody:
    'Somebody signed in with a browser we have not seen before: {browser}, from {network}, at {time}.',
  newDeviceSetting: 'You can turn these emails off in the settings.',
  twoFactorOnSubject: 'Two-step sign-in is now on for your account at {site}',
  twoFactorOnBody: 'From now on signing in asks for a code from your authenticator app.',
  twoFactorOffSubject: 'Two-step sign-in is now off for your account at {site}',
  twoFactorOffBody: 'Signing in no longer asks for a code: your password alone opens your account.',
  passkeyAddedSubject: 'Your account at {site} has a new passkey',
  passkeyAddedBody: 'A passkey named “{passkey}” was added. It opens your account without the password.',
  passkeyRemovedSubject: 'A passkey of your account at {site} was removed',
  passkeyRemovedBody: 'The passkey named “{passkey}” no longer opens your account.',
  suspendedSubject: 'Your account at {site} has been suspended',
  suspendedBody:
    'We have suspended your account at {site}. You are signed out everywhere, you can no longer sign in, and nothing you posted is shown.',
  suspendedMoney: 'Nothing is charged again: what renewed by itself ends with the period that is paid.',
  suspendedMistake: 'If you think this is a mistake, write to us.',
  supportButton: 'Contact support',
  unsuspendedSubject: 'Your account at {site} is open again',
  unsuspendedBody:
    'The suspension of your account has been lifted. You can sign in again, and what you posted is shown as far as its paid time goes.',
  renewalsEnded:
    'Renewals that were stopped stay stopped. You can turn them on again under Payments while their paid time lasts.',
  signInButton: 'Sign in',
  reactivatedSubject: 'Your account at {site} is active again',
  reactivatedBody:
    'Support has reactivated your account. Sign in as before; what you posted is shown as far as its paid time goes.',
  reactivatedNotYou:
    'If you did not ask for it, sign in and deactivate the account again in the settings, and choose a new password.',
  deactivatedSubject: 'Your account at {site} is deactivated',
  deactivatedBody:
    'You deactivated your account. You are signed out everywhere, and nothing you posted is shown. Nothing more will be charged.',
  deactivatedBack: 'To come back, write to us: we switch the account on again, with everything in it.',
  deactivatedNotYou: 'If it was not you, write to us right away.',
  deletedSubject: 'Your account at {site} is deleted',
  deletedBody:
    'You deleted your account. Your profile and everything you posted are gone, and nothing more will be charged.',
  deletedLast: 'This is the last email we send to this address. If it was not you, write to us.',
} as const
