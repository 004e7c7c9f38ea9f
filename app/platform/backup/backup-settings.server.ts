import { z } from 'zod'
import { isRecipient } from './age-keys.ts'

/** Public keys, separated by commas. */
const recipients = z.string().transform((line, ctx) =>
  line
    .split(',')
    .flatMap((word) => word.trim() || [])
    .map((word) => {
      if (!isRecipient(word)) ctx.addIssue(`'${word}' is no public key such as age1…`)
      return word
    }),
)

/** The rows of the settings table that are about backups. */
export const BACKUP_SETTINGS = {
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'it is no time such as 03:30')
    .optional()
    .describe('Time of the daily backup in SITE_TIME_ZONE, such as 03:30. Empty: none.'),
  BACKUP_DIR: z
    .string()
    .prefault('')
    .describe('Folder of the backups, best on another disk. Empty: backups in DATA_DIR.'),
  BACKUP_BUCKET: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('S3-compatible bucket that takes the backups in place of BACKUP_DIR.'),
  BACKUP_BUCKET_REGION: z
    .string()
    .prefault('us-east-1')
    .describe('Region of that bucket, as its owner names it.'),
  BACKUP_BUCKET_KEY: z
    .string()
    .optional()
    .describe('Access key that may read, write, list and delete in that bucket.'),
  BACKUP_BUCKET_SECRET: z.string().optional().describe('Secret of that access key.'),
  BACKUP_RECIPIENT: recipients
    .prefault('')
    .describe(
      'Public keys for which backups are encrypted, such as age1…; npm run haulpost -- backup key makes one. Empty: not encrypted.',
    ),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .prefault('7')
    .describe('The newest backup of so many days is kept.'),
  BACKUP_KEEP_WEEKS: z.coerce
    .number()
    .int()
    .min(0)
    .max(520)
    .prefault('4')
    .describe('Beyond these days, the newest backup of so many weeks is kept.'),
} as const
