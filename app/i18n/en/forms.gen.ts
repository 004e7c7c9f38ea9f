// Generated from app/i18n/messages/en/forms.arb by `npm run messages`.

export const forms = {
  draftSaved: 'Draft saved',
  wrongFields: { one: '{count} field needs your attention', other: '{count} fields need your attention' },
  draftFailed: 'Draft not saved yet. We’ll try again with your next change.',
  sessionEnded: 'Your session has ended. Your text stays here: [sign in in a new tab](/signin) and go on.',
  restored: 'We kept what you typed last time.',
  startOver: 'Start over',
  otherDrafts: 'Other drafts of this form:',
  draftOf: 'Draft of {when}',
  stale: 'This was saved elsewhere in the meantime. Nothing is lost: choose which version stays.',
  staleTitle: 'This was saved elsewhere in the meantime',
  staleText: 'Someone else, or you in another tab, saved this after you had opened it. Both versions are here. Keeping yours replaces theirs. Or change the form and save it again.',
  staleDraft: 'If you take theirs, what you typed stays as a draft.',
  differences: { one: '{count} field differs:', other: '{count} fields differ:' },
  emptyField: 'empty',
  theirs: 'Theirs, already saved',
  yours: 'Yours, not saved',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
} as const
