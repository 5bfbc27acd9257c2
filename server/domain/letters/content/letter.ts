import { localText } from '../../../../schemas/questions/question'
import { localTexts, type LetterKind, type LetterPayload } from '../queue/payload'
import { advice } from './calendarEntry'
import type { Letter } from '../../../platform/letters/renderLetter'
import type { LetterText, LetterTextKey } from '../../../platform/letters/letterTexts'
import type { LetterAction } from '../../../platform/sessions/visits/letterLink'
import type { LetterBand, LetterLink } from '../../../platform/letters/renderBand'
import { formatAmount, formatBandTime, formatDay, formatMoment, formatPrice } from './letterFormat'

/** What a letter needs besides its payload. */
export interface LetterContext {
  t: LetterText
  language: string
  /** The name of the tenant and of the reader. */
  brand: string
  name: string
  /** The telephone of the tenant, which the letters to the patient's side name. */
  phone?: string | undefined
  /** The addresses of the portal, of the list of appointments and of the settings of letters. */
  urls: { appointments: string; settings: string }
  /** The address of the letter's own link, by what it does there. Absent: the letter has none. */
  linkTo?: ((action: LetterAction) => string) | undefined
  /** How long before a video visit the call can be joined. */
  opensMinutes: number
}

const headings: Record<LetterKind, string> = {
  booked: 'BOOKED',
  moved: 'MOVED',
  cancelled: 'CANCELLED',
  reminder: 'REMINDER',
  paymentFailed: 'PAYMENT_FAILED',
  paymentExpired: 'PAYMENT_EXPIRED',
  refunded: 'REFUNDED',
  proposed: 'PROPOSED',
  proposalWithdrawn: 'PROPOSAL_WITHDRAWN',
  proposalDeclined: 'PROPOSAL_DECLINED',
  proposalExpired: 'PROPOSAL_EXPIRED',
  policyConfirmed: 'POLICY_CONFIRMED',
  policyRefused: 'POLICY_REFUSED',
  missed: 'MISSED',
  freedTime: 'FREED_TIME',
}

/** Letters to a doctor about a proposal that ended without a visit. */
const isOver: ReadonlySet<LetterKind> = new Set(['proposalDeclined', 'proposalExpired'])

/** A visit is proposed in place of an appointment. */
const isOtherTime = (kind: LetterKind, { replaces }: LetterPayload): boolean =>
  kind === 'proposed' && !!replaces

/** Letters about money that came too late or not at all, or has gone back. */
const isMoney: ReadonlySet<LetterKind> = new Set(['paymentFailed', 'paymentExpired', 'refunded'])

/** Letters about a booking that stands. They say what was paid, on the patient's side, and what was answered. */
export const repeatsBooking: ReadonlySet<LetterKind> = new Set(['booked', 'moved', 'reminder'])

/** Writes a letter. The subject names no reason: it appears on locked screens. */
export function writeLetter(context: LetterContext, kind: LetterKind, payload: LetterPayload): Letter {
  const { t, language, brand, name, urls, phone } = context
  const heading = t(
    `LETTER.${isOtherTime(kind, payload) ? 'OTHER_TIME' : headings[kind]}.${payload.audience}` as LetterTextKey,
    {
      patient: payload.patient,
    },
  )
  return {
    subject: `${heading}: ${formatDay(payload, payload.audience, language)}`,
    heading,
    greeting: t('LETTER.GREETING', { name }),
    rows: rowsOf(context, kind, payload),
    ...(repeatsBooking.has(kind) && { band: bandOf(context, payload) }),
    paragraphs: [
      ...paragraphsOf(context, kind, payload),
      ...(phone && payload.audience !== 'doctor' ? [t('LETTER.PHONE', { phone })] : []),
    ],
    ...linksOf(context, payload),
    footer: t('LETTER.FOOTER', { brand, link: urls.settings }),
  }
}

/** The appointment as the band of the letter says it. A doctor reads there who the patient is. */
function bandOf({ t, language }: LetterContext, payload: LetterPayload): LetterBand {
  const { audience, patient, doctor } = payload
  return {
    ...formatBandTime(t, payload, audience, language),
    who: (audience === 'doctor' ? patient : doctor) ?? '',
    what: serviceOf(payload, language),
  }
}

function serviceOf(payload: LetterPayload, language: string): string {
  const { service, specialty } = localTexts(payload, language)
  return service === specialty ? service : `${specialty}, ${service}`
}

/** Whether the band says what a row says. */
const isInBand = (row: LetterTextKey, audience: LetterPayload['audience']): boolean =>
  row === 'LETTER.ROW.WHEN' ||
  row === 'LETTER.ROW.DOCTOR' ||
  row === 'LETTER.ROW.SERVICE' ||
  (row === 'LETTER.ROW.PATIENT' && audience === 'doctor')

/** To join the call, to move and to cancel; without a link of the letter only to the list of appointments. */
function linksOf(
  { t, urls, linkTo }: LetterContext,
  { isOnline }: LetterPayload,
): Pick<Letter, 'action' | 'links'> {
  const open: LetterLink = { label: t('LETTER.OPEN'), url: urls.appointments }
  if (!linkTo) return { action: open }
  const changes = [
    { label: t('LETTER.MOVE'), url: linkTo('move') },
    { label: t('LETTER.CANCEL'), url: linkTo('cancel') },
  ]
  return isOnline
    ? { action: { label: t('LETTER.ENTER'), url: linkTo('join') }, links: [...changes, open] }
    : { action: open, links: changes }
}

type Row = [LetterTextKey, string | null | undefined | false]

function rowsOf({ t, language }: LetterContext, kind: LetterKind, payload: LetterPayload): Letter['rows'] {
  const { audience, before, patient, doctor, isOnline, place } = payload
  const where = isOnline ? t('LETTER.VIDEO') : place
  const rows: Row[] = [
    // A doctor whose proposal was not accepted does not learn the name.
    ['LETTER.ROW.PATIENT', audience !== 'patient' && !isOver.has(kind) && patient],
    ['LETTER.ROW.WHEN', formatMoment(t, payload, audience, language)],
    ['LETTER.ROW.BEFORE', kind === 'moved' && before && formatMoment(t, before, audience, language)],
    [
      'LETTER.ROW.REPLACES',
      audience !== 'doctor' &&
        payload.replaces &&
        formatMoment(t, { ...payload, startsAt: payload.replaces }, audience, language),
    ],
    ['LETTER.ROW.DOCTOR', audience !== 'doctor' && doctor],
    ['LETTER.ROW.SERVICE', serviceOf(payload, language)],
    ['LETTER.ROW.WHERE', kind !== 'cancelled' && !isMoney.has(kind) && !isOver.has(kind) && where],
    [
      'LETTER.ROW.ANSWER_BY',
      (kind === 'proposed' || kind === 'freedTime') &&
        payload.answerBy &&
        formatMoment(t, { ...payload, startsAt: payload.answerBy }, audience, language),
    ],
    [
      'LETTER.ROW.PAY_BY',
      kind === 'policyRefused' &&
        payload.payBy &&
        formatMoment(t, { ...payload, startsAt: payload.payBy }, audience, language),
    ],
    ...moneyRows(kind, payload, language),
  ]
  const facts = rows.flatMap(([label, value]) =>
    value ? [{ label: t(label), value, isInBand: isInBand(label, audience) }] : [],
  )
  return repeatsBooking.has(kind) ? [...facts, ...answerRows(payload, language)] : facts
}

function moneyRows(kind: LetterKind, payload: LetterPayload, language: string): Row[] {
  const { audience, isPaid, receipt } = payload
  const amount = formatAmount(payload, language)
  const saysPaid = isPaid && repeatsBooking.has(kind) && audience !== 'doctor'
  return [
    ['LETTER.ROW.AMOUNT', isMoney.has(kind) && amount],
    ['LETTER.ROW.PAID', saysPaid && amount],
    ['LETTER.ROW.RECEIPT', (saysPaid || (kind === 'refunded' && audience !== 'doctor')) && receipt],
    ['LETTER.ROW.AMOUNT', kind === 'policyRefused' && formatPrice(payload, language)],
  ]
}

const answerRows = ({ answers }: LetterPayload, language: string): Letter['rows'] =>
  (answers ?? []).map(({ label, text }) => ({
    label: localText(label, language),
    value: localText(text, language),
  }))

function paragraphsOf(context: LetterContext, kind: LetterKind, payload: LetterPayload): string[] {
  const { t, language, linkTo, opensMinutes } = context
  const { audience, isPaid } = payload
  const own = ownText(context, kind, payload)
  if (own !== undefined) return [own]
  if (audience === 'doctor') return []
  if (kind === 'cancelled') {
    const amount = formatAmount(payload, language)
    return isPaid
      ? [t(payload.isRefunding === false ? 'LETTER.NO_REFUND' : 'LETTER.REFUND_FOLLOWS', { amount })]
      : []
  }
  const [how = '', ...more] = advice({ t, language, audience }, payload)
  if (!linkTo) return [how, ...more]
  const withLink = payload.isOnline ? t('LETTER.JOIN_HERE', { minutes: String(opensMinutes) }) : how
  return [withLink, ...more, t('LETTER.LINKS')]
}

/** The text of a letter that says one thing; undefined for the others. */
function ownText(
  { t, language }: LetterContext,
  kind: LetterKind,
  payload: LetterPayload,
): string | undefined {
  const { audience, patient, doctor } = payload
  const amount = formatAmount(payload, language)
  const side = audience === 'family' ? 'family' : 'patient'
  if (isOver.has(kind)) return t('LETTER.PROPOSAL_OVER_TEXT')
  switch (kind) {
    case 'paymentFailed':
      return t('LETTER.PAYMENT_FAILED_TEXT', { amount })
    case 'paymentExpired':
      return t('LETTER.PAYMENT_EXPIRED_TEXT', { amount })
    case 'refunded':
      return t('LETTER.REFUNDED_TEXT', { amount })
    case 'proposed': {
      const what = isOtherTime(kind, payload) ? 'OTHER_TIME' : 'PROPOSED'
      return t(`LETTER.${what}_TEXT.${side}`, { patient, doctor })
    }
    case 'policyConfirmed':
      return t('LETTER.POLICY_CONFIRMED_TEXT', { insurer: payload.insurer ?? '' })
    case 'policyRefused':
      return policyRefused(t, payload)
    case 'freedTime':
      return t(`LETTER.FREED_TIME_TEXT.${side}`, { patient })
    case 'missed':
      return t('LETTER.MISSED_TEXT', { doctor })
    case 'proposalWithdrawn':
      return t(payload.replaces ? 'LETTER.OTHER_TIME_WITHDRAWN_TEXT' : 'LETTER.PROPOSAL_WITHDRAWN_TEXT')
    default:
      return undefined
  }
}

/** What the patient does about a visit that the insurer does not pay: the portal takes the payment, or the centre does. */
const policyRefused = (t: LetterText, { insurer, payBy }: LetterPayload): string =>
  t(payBy ? 'LETTER.POLICY_REFUSED_TEXT.online' : 'LETTER.POLICY_REFUSED_TEXT.centre', {
    insurer: insurer ?? '',
  })
