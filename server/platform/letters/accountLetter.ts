import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database'
import { CODE_MINUTES } from '../secrets/codeLifetime'

/** What a letter about an account is about. */
export type AccountLetterKind =
  | 'confirm'
  | 'setPassword'
  | 'reset'
  | 'emailCode'
  | 'reauthenticationCode'
  | 'emailChanged'
  | 'phoneChanged'
  | 'passwordChanged'
  | 'changeUndone'
  | 'invitation'
  | 'invitationDeclined'
  | 'invitationWanted'
  | 'deleted'
  | 'newMessage'
  | 'newDocument'
  | 'consultationReady'
  | 'consultationAdded'
  | 'renewalFailed'
  | 'planEnded'
  | 'secondStepAdded'
  | 'secondStepRemoved'
  | 'secondStepReset'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'emergencyAccess'
  | 'emergencyReport'
  | 'visitLink'
  | 'missedCall'
  | 'poolFree'

/** The content of a letter about an account. It holds no link and no code: they are made when the letter is sent. */
export interface AccountLetterPayload {
  /** The address, where it is not the person's own: a new or a former one. */
  to?: string
  /** The reader's name, where the person is deleted. */
  name?: string
  /** The id of the registration that the letter confirms. */
  registration?: string
  /** The id of the change that the letter can undo. */
  change?: number
  /** The new address or telephone without its middle. */
  masked?: string
  /** Of an invitation: who invites. */
  inviter?: string
  /** Of a letter to the person who invites: the address that was invited. */
  invited?: string
  /** Of records that were opened in an emergency: by whom; for administrators also whose and why. */
  doctor?: string
  patient?: string
  reason?: string
  /** The consultation that the letter leads to. */
  consultation?: number
  /** The visit of a link, or of a call that nobody answered. */
  appointmentId?: number
  /** One of many that are written at once: others are sent first. */
  isBulk?: boolean
}

/** A letter about an account to write. */
export interface AccountLetter extends AccountLetterPayload {
  kind: AccountLetterKind
  /** Null: the person is deleted or only registers; then `to` is needed. */
  personId: string | null
  /** The language of the portal that the person uses now. Default: the one they used last. */
  language?: string
  now: Date
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** How long a letter is worth sending, in milliseconds; two days where nothing is said. */
const lives: Partial<Record<AccountLetterKind, number>> = {
  emailCode: CODE_MINUTES * MINUTE_MS,
  reauthenticationCode: CODE_MINUTES * MINUTE_MS,
  poolFree: 30 * MINUTE_MS,
}

/**
 * Writes a letter about an account, in the transaction of what it is about: it is sent if that is committed, and only
 * then. The links and codes in it are made when it is sent.
 */
export async function enqueueAccountLetter(tx: Tx, tenant: string, letter: AccountLetter): Promise<void> {
  const { kind, personId, language, now, ...payload } = letter
  await tx.query(
    `insert into letter (tenant, person_id, kind, language, payload, dedupe_key, created_at, not_before, expires_at)
     values ($1, $2::text, $3, coalesce($4::text, (select s.language from letter_settings s
       where s.tenant = $1 and s.person_id = $2::text)), $5::jsonb, $6, $7::timestamptz, $7::timestamptz, $8::timestamptz)`,
    [
      tenant,
      personId,
      kind,
      language ?? null,
      JSON.stringify(payload),
      `${kind}:${randomUUID()}`,
      now.toISOString(),
      new Date(now.getTime() + (lives[kind] ?? 2 * DAY_MS)).toISOString(),
    ],
  )
}
