import type { PaymentSettings } from '../../platform/tenants/tenants'
import { readSigned } from '../../providers/redsys/redsys'
import { SIGNATURE_VERSION, sign } from '../../providers/redsys/sign'
import { currencyNumber, currencyCode, encode, languageCode } from '../../providers/redsys/wire'

/** The decisions on the payment page, with their Redsys response codes. */
const responses = { pay: '0000', refuse: '0190', abandon: '9915' } as const
export type Decision = keyof typeof responses

/** Whether a value of a form is a decision. */
export const isDecision = (value: unknown): value is Decision =>
  typeof value === 'string' && Object.hasOwn(responses, value)

/** A shop's request for a payment. */
export interface PaymentRequest {
  number: string
  cents: number
  /** ISO 4217. */
  currency: string
  /** The language of the page, if the shop sends one. */
  language: string | undefined
  notification: URL
  ok: URL
  ko: URL
}

export type Fields = Readonly<Record<string, unknown>>

/** Reads a request as Redsys does: null unless it is complete, from this shop and signed by it. */
export function readPaymentRequest(settings: PaymentSettings, fields: Fields): PaymentRequest | null {
  const request = readSigned(settings.key, fields)
  if (
    request?.['DS_MERCHANT_MERCHANTCODE'] !== settings.merchant ||
    request['DS_MERCHANT_TRANSACTIONTYPE'] !== '0'
  )
    return null
  const number = request['DS_MERCHANT_ORDER'] ?? ''
  const cents = Number(request['DS_MERCHANT_AMOUNT'])
  const currency = currencyCode(request['DS_MERCHANT_CURRENCY'])
  const language = languageCode(request['DS_MERCHANT_CONSUMERLANGUAGE'])
  const [notification, ok, ko] = ['MERCHANTURL', 'URLOK', 'URLKO'].map((name) => readUrl(request, name))
  const isComplete =
    /^\d{4}[0-9A-Za-z]{0,8}$/.test(number) && Number.isInteger(cents) && cents > 0 && currency !== ''
  return isComplete && notification && ok && ko
    ? { number, cents, currency, language, notification, ok, ko }
    : null
}

function readUrl(request: Readonly<Record<string, string>>, name: string): URL | null {
  const address = request[`DS_MERCHANT_${name}`] ?? ''
  return URL.canParse(address) ? new URL(address) : null
}

/** The notification of a decision, with a base64url signature as Redsys sends it. */
export function createNotification(
  settings: PaymentSettings,
  request: PaymentRequest,
  decision: Decision,
): Record<string, string> {
  return signForm(settings, request.number, {
    Ds_Amount: String(request.cents),
    Ds_Currency: currencyNumber(request.currency),
    Ds_TransactionType: '0',
    Ds_Response: responses[decision],
  })
}

/** The response to a refund request (`Ds_TransactionType` 3): refunded, or an error when the request is not the shop's. */
export function answerRefund(settings: PaymentSettings, fields: Fields): Record<string, string> {
  const request = readSigned(settings.key, fields)
  if (request?.['DS_MERCHANT_TRANSACTIONTYPE'] !== '3') return { errorCode: 'SIS0042' }
  return signForm(settings, request['DS_MERCHANT_ORDER'] ?? '', {
    Ds_Amount: request['DS_MERCHANT_AMOUNT'] ?? '',
    Ds_Currency: request['DS_MERCHANT_CURRENCY'] ?? '',
    Ds_TransactionType: '3',
    Ds_Response: '0900',
  })
}

function signForm(
  { key, merchant, terminal }: PaymentSettings,
  number: string,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const encoded = encode({
    ...parameters,
    Ds_Order: number,
    Ds_MerchantCode: merchant,
    Ds_Terminal: terminal,
  })
  const signature = sign(key, number, encoded).replaceAll('+', '-').replaceAll('/', '_')
  return { Ds_SignatureVersion: SIGNATURE_VERSION, Ds_MerchantParameters: encoded, Ds_Signature: signature }
}
