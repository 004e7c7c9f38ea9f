// Generated from app/i18n/messages/en/moderation-mails.arb by `npm run messages`.

export const moderationMails = {
  approvedSubject: 'Your listing is live: {title}',
  approvedBody: 'We have reviewed “{title}” and approved it. Everyone can see it now.',
  look: 'See it on the site',
  rejectedSubject: 'Your listing was not accepted: {title}',
  rejectedBody: 'We have reviewed “{title}” and could not accept it. Only you can see it.',
  removedSubject: 'Your listing was taken down: {title}',
  removedBody: 'We have taken “{title}” off the site. Only you can see it.',
  why: 'Reason: {reason}',
  edit: 'Change it in your dashboard',
  dashboard: 'Open your dashboard',
  contact: 'Think it’s a mistake? Contact us.',
  changeApprovedSubject: 'Your banner ad was updated: {title}',
  changeApprovedBody: 'We have reviewed your change of “{title}” and approved it. Everyone sees the new version now.',
  changeRejectedSubject: 'Your change was not accepted: {title}',
  changeRejectedBody: 'We have reviewed your change of “{title}” and could not accept it. The version that we approved before is still online.',
  editChange: 'Correct the change',
} as const
