import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 10_000

/** Connects to a mail server and signs in, without sending. Throws its reason when it refuses. */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
