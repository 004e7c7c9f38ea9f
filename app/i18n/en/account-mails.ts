export const accountMails = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  ignore: 'Didn’t request this? You can ignore this email.',
  linkText: 'If the button doesn’t work, paste this link into your browser:',
  notYou: 'If this wasn’t you, reset your password now. That signs out every other device.',
  confirmSubject: 'Confirm your email for {site}',
  confirmBody: 'Thank you for signing up at {site}. Please confirm your email address.',
  confirmLife: 'The link can be used once and expires in 24 hours.',
  resetSubject: 'Reset your {site} password',
  resetBody: 'We received a request to reset the password for your account.',
  resetButton: 'Choose a new password',
  resetLife: 'The link can be used once and expires in 30 minutes.',
  passwordChangedSubject: 'Your {site} password was changed',
  passwordChangedBody: 'The password for your account was just changed.',
  passkeysEnded: 'The passkeys of your account were removed too. You can add new ones in the settings.',
  changeEmailSubject: 'Confirm your new email for {site}',
  changeEmailBody:
    'We received a request to use this address for a {site} account. Until you confirm it, the old address stays in use.',
  changeEmailLife: 'The link can be used once and expires in 60 minutes.',
  emailChangedSubject: 'Your {site} email was changed',
  emailChangedBody: 'Your account now uses {email}.',
  undoBody:
    'If this wasn’t you, undo the change. All devices will be signed out and you can set a new password.',
  undoLife: 'The link can be used once and expires in 7 days.',
  newDeviceSubject: 'New sign-in to your {site} account',
  newDeviceBody: 'New sign-in: {browser}, {time}.',
  newDeviceSetting: 'You can turn these emails off in the settings.',
  twoFactorOnSubject: 'Two-step sign-in is now on for your {site} account',
  twoFactorOnBody: 'From now on, signing in asks for a code from your authenticator app.',
  twoFactorOffSubject: 'Two-step sign-in is now off for your {site} account',
  twoFactorOffBody: 'Signing in no longer asks for a code: your password is enough to sign in.',
  passkeyAddedSubject: 'Your {site} account has a new passkey',
  passkeyAddedBody:
    'A passkey named “{passkey}” was added. You can sign in with it instead of your password.',
  passkeyRemovedSubject: 'A passkey of your {site} account was removed',
  passkeyRemovedBody: 'The passkey named “{passkey}” can no longer be used to sign in.',
  suspendedSubject: 'Your {site} account has been suspended',
  suspendedBody:
    'We have suspended your account at {site}. You are signed out on all devices and can’t sign in, and your listings are hidden.',
  suspendedMoney:
    'You won’t be charged again. Auto-renewing packages end with the period you’ve already paid for.',
  suspendedMistake: 'If you think this is a mistake, write to us.',
  supportButton: 'Contact support',
  unsuspendedSubject: 'Your {site} account is active again',
  unsuspendedBody:
    'Your account is active again. You can sign in, and your listings are back for the rest of their paid time.',
  renewalsEnded:
    'Auto-renewals stay off. You can turn them back on under Payments before the paid time runs out.',
  signInButton: 'Sign in',
  reactivatedSubject: 'Your {site} account is active again',
  reactivatedBody:
    'Our support team reactivated your account. Sign in as usual; your listings are back for the rest of their paid time.',
  reactivatedNotYou:
    'If you didn’t ask for this, sign in, deactivate the account again in the settings, and set a new password.',
  deactivatedSubject: 'Your {site} account is deactivated',
  deactivatedBody:
    'You deactivated your account. You are signed out on all devices, and your listings are hidden. You won’t be charged again.',
  deactivatedBack: 'To come back, write to us: we’ll reactivate the account with everything in it.',
  deactivatedNotYou: 'If this wasn’t you, write to us right away.',
  deletedSubject: 'Your {site} account is deleted',
  deletedBody:
    'You deleted your account. Your profile and everything you posted are gone, and you won’t be charged again.',
  deletedLast: 'This is the last email we’ll send to this address. If this wasn’t you, write to us.',
} as const
