import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { formatMail } from '../../platform/mail/formatMail'
import { MailRefused, MailUncertain, type Mail, type MailPort } from '../../platform/mail/mail'

/** How long the mail server may take to connect, to greet, and to answer. */
const CONNECT_MS = 10_000
const ANSWER_MS = 60_000

/** An error of the mail server: its response code, if it answered. */
type SmtpError = Error & { responseCode?: number | undefined }

/**
 * Sends letters to a mail server. Takes an address like `smtps://user:password@mail.example.com`. Letters are about health,
 * so a server on another machine must offer TLS. One connection sends one letter: then the step that failed is known, and
 * with it whether the letter may be sent again.
 */
export function createSmtpMail(url: URL): MailPort {
  return {
    send: async (mail, onHandOver) => {
      const message = await formatMail(mail, new Date())
      const connection = await connect(url)
      try {
        await deliver(connection, mail, message, onHandOver)
        connection.quit()
      } catch (error) {
        // Not `quit`: a mail server that waits for a letter would take the word as its first line.
        connection.close()
        throw error
      }
    },
  }
}

async function connect(url: URL): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const secure = url.protocol === 'smtps:'
  const connection = new Connection({
    host: url.hostname,
    secure,
    requireTLS: !secure && !isThisMachine(url.hostname),
    ...(url.port && { port: Number(url.port) }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  })
  const failed = failureOf(connection)
  try {
    await Promise.race([failed, new Promise<void>((resolve) => connection.connect(() => resolve()))])
    if (url.username) await Promise.race([failed, logIn(connection, url)])
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Connection errors arrive as events. Nothing waits for them between two steps, and the next step rejects as well. */
function failureOf(connection: SMTPConnection): Promise<never> {
  const failed = new Promise<never>((_, reject) => connection.on('error', reject))
  failed.catch(() => undefined)
  return failed
}

function logIn(connection: SMTPConnection, { username, password }: URL): Promise<void> {
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return new Promise((resolve, reject) => {
    connection.login({ credentials }, (error) => (error ? reject(error) : resolve()))
  })
}

/** The letter is handed over when the mail server has accepted the addresses and asks for the content. */
async function deliver(
  connection: SMTPConnection,
  { from, to }: Mail,
  message: Buffer,
  onHandOver = () => Promise.resolve(),
): Promise<void> {
  let handOver: Promise<void> | undefined
  let isHandedOver = false
  async function* content() {
    await (handOver = onHandOver())
    isHandedOver = true
    yield message
  }
  const failure = await new Promise<Error | null>((resolve) => {
    connection.send({ from: from.address, to }, Readable.from(content()), (error) =>
      resolve(error && deliveryError(error, isHandedOver)),
    )
  })
  // The connection may end while the hand-over is noted; the result has to follow it.
  await handOver?.catch(() => undefined)
  if (failure) throw failure
}

/** A letter is sent again unless the mail server refused it for good, or has its content and did not answer. */
function deliveryError(error: SmtpError, isHandedOver: boolean): Error {
  if (error.responseCode === undefined)
    return isHandedOver ? new MailUncertain(error.message, { cause: error }) : error
  return error.responseCode >= 500 ? new MailRefused(error.message, { cause: error }) : error
}

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
