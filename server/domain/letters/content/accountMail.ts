import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import { findAccountByEmail } from '../../../platform/identity/accounts/account'
import { createUndoToken, UNDO_DAYS } from '../../../platform/identity/accounts/accountChanges'
import { createVisitLink, visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import { createConfirmation } from '../../../platform/identity/registrations/confirmations'
import { CODE_MINUTES } from '../../../platform/secrets/codeLifetime'
import { issueCode } from '../../../platform/identity/singleUse/codes'
import { createLinkToken, LINK_LIFE, type LinkPurpose } from '../../../platform/identity/singleUse/links'
import { formatDuration } from '../../../platform/identity/pages/duration'
import type { Mail } from '../../../platform/mail/mail'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import type { AccountLetterKind } from '../../../platform/letters/accountLetter'
import type { DueAccountLetter } from '../queue/queue'
import type { Letter } from '../../../platform/letters/renderLetter'
import type { LetterTextKey } from '../../../platform/letters/letterTexts'
import { finishedTexts } from './consultationLetter'
import { frameMail, loadMailFrame, type Addressed, type MailFrame } from './mailFrame'

/** The key of a letter's texts, the page of the portal that it leads to, and what its link is for. */
interface LetterForm {
  key: string
  page?: string
  purpose?: LinkPurpose
  /** How long its link undoes a change. */
  days?: number
  /** What the code in it proves. */
  code?: 'email' | 'reauthentication'
}

const CONSULTATIONS = 'videocall/consultations'

/** `exists`: somebody registers with the address of an account. */
const forms: Readonly<Record<AccountLetterKind | 'exists', LetterForm>> = {
  confirm: { key: 'CONFIRM', page: 'account-confirmed', purpose: 'confirm' },
  exists: { key: 'EXISTS', page: 'request-password-reset' },
  setPassword: { key: 'SET_PASSWORD', page: 'accept-conditions', purpose: 'setPassword' },
  reset: { key: 'RESET', page: 'reset-password', purpose: 'reset' },
  emailCode: { key: 'EMAIL_CODE', code: 'email' },
  reauthenticationCode: { key: 'REAUTHENTICATION_CODE', code: 'reauthentication' },
  emailChanged: { key: 'EMAIL_CHANGED', page: 'undoChange', days: UNDO_DAYS },
  phoneChanged: { key: 'PHONE_CHANGED', page: 'undoChange', days: UNDO_DAYS },
  passwordChanged: { key: 'PASSWORD_CHANGED', page: 'undoChange', days: UNDO_DAYS },
  changeUndone: { key: 'CHANGE_UNDONE' },
  invitation: { key: 'INVITATION', page: 'confirm-independent-account', purpose: 'invitation' },
  invitationDeclined: { key: 'INVITATION_DECLINED', page: 'profile/family' },
  invitationWanted: { key: 'INVITATION_WANTED', page: 'profile/family' },
  deleted: { key: 'DELETED' },
  newMessage: { key: 'NEW_MESSAGE', page: 'videoconsultation/messages' },
  consultationReady: { key: 'CONSULTATION_READY', page: CONSULTATIONS },
  consultationAdded: { key: 'CONSULTATION_ADDED', page: CONSULTATIONS },
  newDocument: { key: 'NEW_DOCUMENT', page: 'videoconsultation/documents' },
  renewalFailed: { key: 'RENEWAL_FAILED', page: 'profile/myaccount' },
  visitLink: { key: 'VISIT_LINK', page: 'visit' },
  missedCall: { key: 'MISSED_CALL', page: 'videocall' },
  poolFree: { key: 'POOL_FREE', page: 'videocall' },
  planEnded: { key: 'PLAN_ENDED', page: 'change-plan' },
  secondStepAdded: { key: 'SECOND_STEP_ADDED', page: 'profile/myaccount' },
  secondStepRemoved: { key: 'SECOND_STEP_REMOVED', page: 'profile/myaccount' },
  secondStepReset: { key: 'SECOND_STEP_RESET', page: 'profile/myaccount' },
  recoveryCodesRenewed: { key: 'RECOVERY_CODES_RENEWED', page: 'profile/myaccount' },
  recoveryCodeUsed: { key: 'RECOVERY_CODE_USED', page: 'profile/myaccount' },
  emergencyAccess: { key: 'EMERGENCY_ACCESS', page: 'profile/account-use' },
  emergencyReport: { key: 'EMERGENCY_REPORT' },
}

/** What a letter says besides its words. */
interface LetterParts {
  form: LetterForm
  url: string
  code?: string
  /** Of a finished consultation. */
  finished?: Awaited<ReturnType<typeof finishedTexts>>
}

/**
 * A letter about an account as mail. Its link or code is made here, so that none lies in the queue. Returns undefined for a
 * letter that nobody waits for any more.
 */
export async function composeAccountMail(
  db: Tx,
  tenant: TenantOnServer,
  letter: Addressed<DueAccountLetter>,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<Mail | undefined> {
  const frame = loadMailFrame(tenant, letter.language, publicOrigin)
  const parts = await partsOf(db, frame, letter, now)
  if (parts && letter.kind === 'consultationReady') {
    parts.finished = await finishedTexts(db, frame, letter.payload.consultation ?? 0, now)
    if (!parts.finished) return undefined
  }
  return parts && frameMail(frame, letter, writeAccountLetter(frame, letter, parts))
}

async function partsOf(
  db: Tx,
  { portal }: MailFrame,
  letter: Addressed<DueAccountLetter>,
  now: Date,
): Promise<LetterParts | undefined> {
  const { tenant, kind, personId, email, payload } = letter
  const form = forms[kind]
  if (form.code) {
    const owner = { tenant, personId: personId ?? '', purpose: form.code }
    const code = await issueCode(db, owner, email, now)
    return code === undefined ? undefined : { form, url: portal, code }
  }
  if (kind === 'visitLink') return visitParts(db, portal, letter, now)
  if (kind === 'missedCall' && !(await isStillMissed(db, tenant, payload.appointmentId ?? 0)))
    return undefined
  if (form.days) {
    const token = await createUndoToken(db, tenant, payload.change ?? 0)
    return token === undefined ? undefined : { form, url: pageUrl(portal, form, { token }) }
  }
  if (payload.registration) return confirmationParts(db, portal, letter, now)
  if (payload.consultation)
    return { form, url: pageUrl(portal, { ...form, page: `${CONSULTATIONS}/${payload.consultation}` }) }
  if (!form.purpose || personId === null) return { form, url: pageUrl(portal, form) }
  const token = await createLinkToken(db, { tenant, personId, purpose: form.purpose }, now)
  const query = { userId: personId, token, ...(kind === 'confirm' && { hasAccount: '1' }) }
  return { form, url: pageUrl(portal, form, query) }
}

/** Who has talked meanwhile, or whose visit is cancelled, need not come back. */
async function isStillMissed(db: Tx, tenant: string, appointmentId: number): Promise<boolean> {
  const [last] = await db.query<{ status: string }>(
    `select v.status from video_call v join appointment a on a.tenant = v.tenant and a.id = v.appointment_id
     where v.tenant = $1 and v.appointment_id = $2 and a.status = ${AppointmentStatus.booked} order by v.id desc limit 1`,
    [tenant, appointmentId],
  )
  return last?.status === 'missed'
}

/**
 * Makes the link of the letter with which a person sets a password, for an operator who hands it over. Its kind is `setPassword`
 * for somebody who has not accepted the conditions yet, else `reset`. Resolves to its address and its life in minutes.
 */
export async function createPasswordLink(
  db: Tx,
  tenant: TenantOnServer,
  { personId, kind }: { personId: string; kind: 'setPassword' | 'reset' },
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<{ url: string; minutes: number }> {
  const { portal } = loadMailFrame(tenant, null, publicOrigin)
  const token = await createLinkToken(db, { tenant: tenant.id, personId, purpose: kind }, now)
  return { url: pageUrl(portal, forms[kind], { userId: personId, token }), minutes: LINK_LIFE[kind] }
}

/** No link is made for a visit that was cancelled meanwhile, or is over. */
async function visitParts(
  db: Tx,
  portal: string,
  { tenant, payload: { appointmentId = 0 } }: Addressed<DueAccountLetter>,
  now: Date,
): Promise<LetterParts | undefined> {
  const token = await createVisitLink(db, tenant, appointmentId, now)
  return token === undefined ? undefined : { form: forms.visitLink, url: visitLinkUrl(portal, token) }
}

/** Somebody who registers with the address of an account is told so here, where only its owner reads it. */
async function confirmationParts(
  db: Tx,
  portal: string,
  { tenant, email, payload: { registration = '' } }: Addressed<DueAccountLetter>,
  now: Date,
): Promise<LetterParts | undefined> {
  if (await findAccountByEmail(db, tenant, email))
    return { form: forms.exists, url: pageUrl(portal, forms.exists) }
  const token = await createConfirmation(db, tenant, registration, now)
  return token === undefined
    ? undefined
    : { form: forms.confirm, url: pageUrl(portal, forms.confirm, { userId: registration, token }) }
}

/** A name is written by the person who has it: one that looks like an address of a page is left out. */
const inviterName = (t: MailFrame['t'], name = ''): string =>
  name === '' || /[/:@]|\w\.\w{2,}/.test(name) ? t('LETTER.INVITATION.SOMEBODY') : name

/** The token stands after the `#`: it never reaches a server or its log. */
const pageUrl = (portal: string, { page = '' }: LetterForm, query?: Record<string, string>): string =>
  `${portal}${page && `#/${page}`}${query ? `?${new URLSearchParams(query).toString()}` : ''}`

function writeAccountLetter(
  { t, brand, language }: MailFrame,
  { name, payload, email, kind }: Addressed<DueAccountLetter>,
  { form: { key, page, purpose, days = 0 }, url, code, finished }: LetterParts,
): Letter {
  const minutes = purpose ? LINK_LIFE[purpose] : days * 24 * 60 || CODE_MINUTES
  const values = {
    brand: brand.name,
    inviter: inviterName(t, payload.inviter),
    email,
    invited: payload.invited ?? '',
    masked: payload.masked ?? '•••••',
    doctor: payload.doctor ?? '',
    patient: payload.patient ?? '',
    reason: payload.reason ?? '',
    day: finished?.day ?? '',
    life: formatDuration(minutes * 60, language),
  }
  const text = (part: string) => t(`LETTER.${key}.${part}` as LetterTextKey, values)
  const heading = text('HEADING')
  return {
    subject: kind === 'invitation' ? heading : `${heading}: ${brand.name}`,
    heading,
    // Nobody is addressed by a name that a stranger typed into a form.
    greeting: name ? t('LETTER.GREETING', { name }) : t('LETTER.GREETING_NO_NAME'),
    rows: code ? [{ label: t('LETTER.ROW.CODE'), value: code }] : [],
    paragraphs: [text('TEXT'), ...(finished?.followUp ? [finished.followUp] : []), text('NOT_YOU')],
    ...(page && { action: { label: text('ACTION'), url } }),
    footer: t('LETTER.ACCOUNT_FOOTER', values),
  }
}
