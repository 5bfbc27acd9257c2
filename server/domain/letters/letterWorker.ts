import type { Api } from '../../platform/http/api/operation'
import { MailRefused, MailUncertain, type Mail, type MailPort } from '../../platform/mail/mail'
import { formatMailFault } from '../../platform/mail/mailFault'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { allCapabilities } from '../../platform/http/api/capabilities'
import { createLetterLink } from '../../platform/sessions/visits/letterLink'
import { startWorker } from '../../platform/jobs/worker'
import { composeAccountMail } from './content/accountMail'
import { repeatsBooking } from './content/letter'
import { composeMail } from './content/composeMail'
import type { Addressed } from './content/mailFrame'
import { pushLetter } from './pushLetter'
import { enqueueReminders } from './reminders/enqueueReminders'
import {
  claimLetter,
  endOutdatedLetters,
  noteHandOver,
  writeLetterResult,
  type DueAppointmentLetter,
  type DueLetter,
  type LetterResult,
} from './queue/queue'

/** The parts of the server that a round uses. */
export type LetterContext = Pick<
  Api,
  'db' | 'tenants' | 'now' | 'publicOrigin' | 'push' | 'serverKey' | 'capabilities'
> & {
  mail: MailPort
}

/** The pause between two rounds: nobody waits longer for a confirmation. */
const INTERVAL_MS = 5000
/** The number of letters in one round. */
const MAX_LETTERS = 50

/** Sends the letters of the queue while the server listens. Without mail they stay in the queue. */
export function startLetterWorker(api: Api): void {
  const { mail } = api
  if (!mail) return
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    run: (isStopping) => runLetterRound({ ...api, mail }, isStopping),
    report,
  })
}

/**
 * One round: writes the reminders that are due, then sends due letters one after the other. A stopping server waits for at
 * most one letter; the others stay in the queue.
 */
export async function runLetterRound(api: LetterContext, isStopping = () => false): Promise<void> {
  await enqueueReminders(api)
  await endOutdatedLetters(api.db, api.tenants.ids, api.now())
  for (let count = 0; count < MAX_LETTERS && !isStopping(); count += 1) {
    const letter = await claimLetter(api.db, api.tenants.ids, api.now())
    if (!letter) return
    await sendLetter(api, letter)
  }
}

async function sendLetter(api: LetterContext, letter: DueLetter): Promise<void> {
  const { db, tenants, now, mail } = api
  const tenant = tenants.byId(letter.tenant)
  const { email } = letter
  // Only letters of known tenants are claimed.
  if (!tenant) return
  if (!email) {
    reportFailure(letter, 'no address')
    return writeLetterResult(db, letter, { result: 'refused', error: 'no address', now: now() })
  }
  try {
    const composed = await compose(api, tenant, { ...letter, email })
    if (!composed)
      return await writeLetterResult(db, letter, { result: 'refused', error: 'outdated', now: now() })
    void pushLetter(api, tenant, letter)
    await mail.send(composed, () => noteHandOver(db, letter, now()))
  } catch (error) {
    const result = resultOf(error)
    const fault = formatMailFault(error)
    if (result === 'refused') reportFailure(letter, fault)
    else report(new Error(`${nameOf(letter)} ${outcomes[result]}: ${fault}`))
    return writeLetterResult(db, letter, { result, error: String(error), now: now() })
  }
  await writeLetterResult(db, letter, { result: 'sent', now: now() })
}

/** Returns undefined for an outdated letter. */
async function compose(
  api: LetterContext,
  tenant: TenantOnServer,
  letter: Addressed<DueLetter>,
): Promise<Mail | undefined> {
  const { db, publicOrigin } = api
  const now = api.now()
  return isAboutAppointment(letter)
    ? composeMail(tenant, letter, { publicOrigin, now, link: await linkOf(api, letter) })
    : composeAccountMail(db, tenant, letter, { publicOrigin, now })
}

/** Letters about an appointment that stands have a link to it. It is made here, so that none lies in the queue. */
async function linkOf(
  { db, now, capabilities = allCapabilities }: LetterContext,
  { tenant, kind, personId, payload }: Addressed<DueAppointmentLetter>,
): Promise<string | undefined> {
  const isForPatient = payload.audience !== 'doctor' && personId !== null
  if (!isForPatient || !repeatsBooking.has(kind) || !capabilities.includes('letterLinks')) return undefined
  return createLetterLink(db, { tenant, appointmentId: payload.bookId, readerId: personId }, now())
}

const isAboutAppointment = (letter: Addressed<DueLetter>): letter is Addressed<DueAppointmentLetter> =>
  'bookId' in letter.payload

function resultOf(error: unknown): Exclude<LetterResult, 'sent'> {
  if (error instanceof MailRefused) return 'refused'
  return error instanceof MailUncertain ? 'uncertain' : 'later'
}

/** What is logged of a letter: neither its address nor its content. */
const nameOf = ({ tenant, id, kind }: DueLetter): string => `letter ${id} of ${tenant} (${kind})`

const outcomes = { uncertain: 'may have been sent', later: 'is tried again' } as const

/** Reports a letter that is not tried again, and how to send it once more. */
function reportFailure(letter: DueLetter, fault: string): void {
  const { tenant, id } = letter
  report(
    new Error(
      `${nameOf(letter)} failed for good: ${fault}. Send it again: npm run admin -- resend ${tenant} ${id}`,
    ),
  )
}

const report = (error: unknown) => console.error('letters:', error instanceof Error ? error.message : error)
