import type { CreatePaymentProvider, PaymentNotification } from '../paymentProvider'
import { currencyNumber, currencyCode, decode, encode, languageNumber } from './wire'
import { SIGNATURE_VERSION, isSigned, sign } from './sign'

const PAYMENT = '0'
const REFUND = '3'
/** The response code of a successful refund. */
const REFUNDED = '0900'

/** Redsys by redirection, as in its public documentation (PAY-003). */
export const redsys: CreatePaymentProvider = ({ url, merchant, terminal, key }, serverOrigin) => {
  const page = new URL(url, serverOrigin).href
  const shop = { DS_MERCHANT_MERCHANTCODE: merchant, DS_MERCHANT_TERMINAL: terminal }
  const signed = (order: string, parameters: Readonly<Record<string, string>>) => {
    const encoded = encode({ ...shop, DS_MERCHANT_ORDER: order, ...parameters })
    return { parameters: encoded, signature: sign(key, order, encoded) }
  }
  const amount = (cents: number, currency: string) => ({
    DS_MERCHANT_AMOUNT: String(cents),
    DS_MERCHANT_CURRENCY: currencyNumber(currency),
  })
  return {
    form: ({ number, cents, currency, language }, { notification, ok, ko }) => ({
      url: page,
      ...signed(number, {
        ...amount(cents, currency),
        DS_MERCHANT_CONSUMERLANGUAGE: languageNumber(language),
        DS_MERCHANT_TRANSACTIONTYPE: PAYMENT,
        DS_MERCHANT_MERCHANTURL: notification,
        DS_MERCHANT_URLOK: ok,
        DS_MERCHANT_URLKO: ko,
      }),
    }),
    read: (fields) => {
      const parameters = readSigned(key, fields)
      const isThisShop = Number(parameters?.['DS_MERCHANTCODE']) === Number(merchant)
      const isThisTerminal = Number(parameters?.['DS_TERMINAL']) === Number(terminal)
      return parameters?.['DS_TRANSACTIONTYPE'] === PAYMENT && isThisShop && isThisTerminal
        ? toNotification(parameters)
        : null
    },
    refund: async ({ number, cents, currency }, send) => {
      const { parameters, signature } = signed(number, {
        ...amount(cents, currency),
        DS_MERCHANT_TRANSACTIONTYPE: REFUND,
      })
      const answer = await send(new URL('rest/trataPeticionREST', page).href, {
        Ds_SignatureVersion: SIGNATURE_VERSION,
        Ds_MerchantParameters: parameters,
        Ds_Signature: signature,
      })
      const fields = (answer ?? {}) as Readonly<Record<string, unknown>>
      const response = readSigned(key, fields)?.['DS_RESPONSE'] ?? fields['errorCode']
      return { done: response === REFUNDED, response: typeof response === 'string' ? response : '' }
    },
  }
}

/** The parameters of a message with a valid signature; null for any other. */
export function readSigned(
  key: string,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: encoded, Ds_Signature: signature } = fields
  if (version !== SIGNATURE_VERSION || typeof encoded !== 'string' || typeof signature !== 'string')
    return null
  const parameters = decode(encoded)
  const order = parameters['DS_ORDER'] ?? parameters['DS_MERCHANT_ORDER'] ?? ''
  return isSigned(key, order, encoded, signature) ? parameters : null
}

const toNotification = (parameters: Readonly<Record<string, string>>): PaymentNotification => {
  const response = parameters['DS_RESPONSE'] ?? ''
  return {
    number: parameters['DS_ORDER'] ?? '',
    cents: Number(parameters['DS_AMOUNT']),
    currency: currencyCode(parameters['DS_CURRENCY']),
    paid: isAuthorised(response),
    response,
  }
}

/** Redsys responds with 0000 to 0099 to an authorised payment. */
export const isAuthorised = (response: string): boolean => /^00\d\d$/.test(response)
