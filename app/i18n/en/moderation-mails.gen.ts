// Generated from app/i18n/messages/en/moderation-mails.arb by `npm run messages`.

export const moderationMails = {
  approvedSubject: 'Your post is live: {title}',
  approvedBody: 'We have reviewed “{title}” and approved it. Everybody can see it now.',
  look: 'See it on the site',
  rejectedSubject: 'Your post was not accepted: {title}',
  rejectedBody: 'We have reviewed “{title}” and could not accept it. Nobody else can see it.',
  removedSubject: 'Your post was taken down: {title}',
  removedBody: 'We have taken “{title}” off the site. Nobody else can see it.',
  why: 'Reason: {reason}',
  edit: 'Change it in your dashboard',
  dashboard: 'Open your dashboard',
  contact: 'Do you think this is a mistake? Write to us through the contact page.',
} as const
