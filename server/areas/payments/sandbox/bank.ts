import type { PaymentSettings } from '../../../tenants/tenants'
import { readSigned } from '../redsys/redsys'
import { SIGNATURE_VERSION, sign } from '../redsys/sign'
import { currencyNumber, currencyCode, encode, languageCode } from '../redsys/wire'

/** What a person, or their bank, can do on the payment page, and the code Redsys has for it. */
const responses = { pay: '0000', refuse: '0190', abandon: '9915' } as const
export type Decision = keyof typeof responses

/** Whether a form's word is a decision. */
export const isDecision = (word: unknown): word is Decision =>
  typeof word === 'string' && Object.hasOwn(responses, word)

/** A payment that a shop asks for. */
export interface PaymentRequest {
  number: string
  cents: number
  /** ISO 4217. */
  currency: string
  /** What the page is to speak, if the shop says it. */
  language: string | undefined
  notification: URL
  ok: URL
  ko: URL
}

export type Fields = Readonly<Record<string, unknown>>

/** Reads a shop's request as Redsys does: null unless it is whole, of this shop, and signed by it (PAY-003). */
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
  const [notification, ok, ko] = ['MERCHANTURL', 'URLOK', 'URLKO'].map((name) => addressOf(request, name))
  const isWhole =
    /^\d{4}[0-9A-Za-z]{0,8}$/.test(number) && Number.isInteger(cents) && cents > 0 && currency !== ''
  return isWhole && notification && ok && ko
    ? { number, cents, currency, language, notification, ok, ko }
    : null
}

function addressOf(request: Readonly<Record<string, string>>, name: string): URL | null {
  const address = request[`DS_MERCHANT_${name}`] ?? ''
  return URL.canParse(address) ? new URL(address) : null
}

/** The notification of a decision, its signature url-safe as Redsys sends it. */
export function createNotification(
  settings: PaymentSettings,
  asked: PaymentRequest,
  decision: Decision,
): Record<string, string> {
  return signed(settings, asked.number, {
    Ds_Amount: String(asked.cents),
    Ds_Currency: currencyNumber(asked.currency),
    Ds_TransactionType: '0',
    Ds_Response: responses[decision],
  })
}

/** The answer to a refund (`Ds_TransactionType` 3): given back, or the error of a request that is not the shop's. */
export function answerRefund(settings: PaymentSettings, fields: Fields): Record<string, string> {
  const request = readSigned(settings.key, fields)
  if (request?.['DS_MERCHANT_TRANSACTIONTYPE'] !== '3') return { errorCode: 'SIS0042' }
  return signed(settings, request['DS_MERCHANT_ORDER'] ?? '', {
    Ds_Amount: request['DS_MERCHANT_AMOUNT'] ?? '',
    Ds_Currency: request['DS_MERCHANT_CURRENCY'] ?? '',
    Ds_TransactionType: '3',
    Ds_Response: '0900',
  })
}

function signed(
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
