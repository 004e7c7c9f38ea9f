import { sql } from 'kysely'
import {
  DERIVED,
  INTERNAL_NOTE,
  MAY_HOLD_A_LINK,
  OWN_ID,
  ofUser,
  SECRET,
  type TableExports,
} from './table-exports.server.ts'

/** The account, how it signs in, and what was written to and by the user. */
export const ACCOUNT_TABLES: TableExports<
  | 'profiles'
  | 'accounts'
  | 'authenticators'
  | 'recoveryCodes'
  | 'passkeys'
  | 'sessions'
  | 'knownDevices'
  | 'oneTimeTokens'
  | 'contactMessages'
  | 'mailOutbox'
> = {
  profiles: {
    as: 'profile',
    of: ({ id }) => sql`id = ${id}`,
    orderBy: 'id',
    columns: {
      id: true,
      email: true,
      emailVerified: true,
      fullName: true,
      phone: true,
      bio: true,
      location: true,
      avatarUrl: true,
      role: true,
      isVerified: true,
      adminNotes: INTERNAL_NOTE,
      language: true,
      emailNotifications: true,
      pushNotifications: true,
      expiryAlerts: true,
      favoriteCategories: true,
      providerCustomerId: true,
      deactivatedAt: true,
      createdAt: true,
      updatedAt: true,
      signInAlerts: true,
      deletedAt: true,
      searchText: DERIVED,
      companyName: true,
      companyLogo: true,
    },
  },
  accounts: {
    as: 'accounts',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      id: true,
      userId: OWN_ID,
      providerId: true,
      accountId: OWN_ID,
      password: SECRET,
      createdAt: true,
      updatedAt: true,
      signUpBrowser: SECRET,
      isContested: true,
    },
  },
  authenticators: {
    as: 'twoFactor',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      userId: OWN_ID,
      secret: SECRET,
      confirmedAt: true,
      lastStep: 'counts codes that were used, against using one twice',
      createdAt: true,
    },
  },
  recoveryCodes: {
    as: 'recoveryCodes',
    of: ofUser,
    orderBy: 'usedAt',
    columns: {
      userId: OWN_ID,
      codeHash: SECRET,
      usedAt: true,
    },
  },
  passkeys: {
    as: 'passkeys',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      id: true,
      userId: OWN_ID,
      publicKey: 'verifies signatures of the device, which has the key itself',
      counter: true,
      transports: true,
      name: true,
      createdAt: true,
      usedAt: true,
    },
  },
  sessions: {
    as: 'sessions',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      id: true,
      userId: OWN_ID,
      tokenHash: SECRET,
      network: true,
      userAgent: true,
      createdAt: true,
      seenAt: true,
      expiresAt: true,
      awaitsCode: true,
      provedAt: true,
    },
  },
  knownDevices: {
    as: 'devices',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      tokenHash: SECRET,
      userId: OWN_ID,
      createdAt: true,
      seenAt: true,
    },
  },
  oneTimeTokens: {
    as: 'links',
    of: ofUser,
    orderBy: 'createdAt',
    columns: {
      tokenHash: SECRET,
      userId: OWN_ID,
      purpose: true,
      email: true,
      goal: true,
      createdAt: true,
      expiresAt: true,
      usedAt: true,
    },
  },
  contactMessages: {
    as: 'messages',
    of: ({ email }) => sql`lower(email) = ${email}`,
    orderBy: 'createdAt',
    columns: {
      id: true,
      name: true,
      email: true,
      phone: true,
      subject: true,
      message: true,
      language: true,
      mailId: 'names the mail to the operator, which holds the same text',
      createdAt: true,
    },
  },
  mailOutbox: {
    as: 'mails',
    of: ({ email }) => sql`lower(recipient) = ${email}`,
    orderBy: 'createdAt',
    columns: {
      id: true,
      template: true,
      recipient: true,
      replyTo: true,
      subject: true,
      html: MAY_HOLD_A_LINK,
      body: MAY_HOLD_A_LINK,
      language: true,
      state: true,
      attempts: true,
      nextAttemptAt: true,
      lastError: true,
      createdAt: true,
      sentAt: true,
      isAwaited: true,
    },
  },
}
