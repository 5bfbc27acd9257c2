import type { PaymentSettings } from '../../platform/tenants/tenants'
import type {
  PaymentProviderOf,
  LocalizedOrder,
  PaymentNotification,
  PaymentOrder,
  ReturnAddresses,
} from '../../domain/payments/port'
import { currencyNumber, currencyCode, decode, encode, languageNumber } from './wire'
import { SIGNATURE_VERSION, isSigned, sign } from './sign'

const PAYMENT = '0'
const REFUND = '3'
/** The response code of a successful refund. */
const REFUNDED = '0900'

/** Redsys by redirection, as in its public documentation. */
export const redsys: PaymentProviderOf = ({ url, merchant, terminal, key }, serverOrigin) => {
  const page = new URL(url, serverOrigin).href
  const shop: Shop = { merchant, terminal, key }
  return {
    portalPage: '/public/redsys-redirect',
    form: (order, addresses) => ({
      url: page,
      ...signOrder(shop, order, paymentParameters(order, addresses)),
    }),
    read: (fields) => {
      const parameters = readSigned(key, fields)
      return parameters && isPaymentOf(shop, parameters) ? toNotification(parameters) : null
    },
    refund: async (order, send) => {
      const { parameters, signature } = signOrder(shop, order, { DS_MERCHANT_TRANSACTIONTYPE: REFUND })
      const answer = await send(new URL('rest/trataPeticionREST', page).href, {
        Ds_SignatureVersion: SIGNATURE_VERSION,
        Ds_MerchantParameters: parameters,
        Ds_Signature: signature,
      })
      return toRefund(key, (answer ?? {}) as Fields)
    },
  }
}

type Fields = Readonly<Record<string, unknown>>
type OrderParameters = Readonly<Record<string, string>>

/** The account that signs the orders. */
type Shop = Pick<PaymentSettings, 'merchant' | 'terminal' | 'key'>

/** The parameters of an order, encoded, and their signature. */
function signOrder(
  { merchant, terminal, key }: Shop,
  { number, cents, currency }: PaymentOrder,
  parameters: OrderParameters,
) {
  const encoded = encode({
    DS_MERCHANT_MERCHANTCODE: merchant,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_ORDER: number,
    DS_MERCHANT_AMOUNT: String(cents),
    DS_MERCHANT_CURRENCY: currencyNumber(currency),
    ...parameters,
  })
  return { parameters: encoded, signature: sign(key, number, encoded) }
}

const paymentParameters = ({ language }: LocalizedOrder, { notification, ok, ko }: ReturnAddresses) => ({
  DS_MERCHANT_CONSUMERLANGUAGE: languageNumber(language),
  DS_MERCHANT_TRANSACTIONTYPE: PAYMENT,
  DS_MERCHANT_MERCHANTURL: notification,
  DS_MERCHANT_URLOK: ok,
  DS_MERCHANT_URLKO: ko,
})

/** Whether a notification is about a payment to this shop and terminal. Redsys pads the numbers with leading zeros. */
const isPaymentOf = ({ merchant, terminal }: Shop, parameters: OrderParameters): boolean =>
  parameters['DS_TRANSACTIONTYPE'] === PAYMENT &&
  Number(parameters['DS_MERCHANTCODE']) === Number(merchant) &&
  Number(parameters['DS_TERMINAL']) === Number(terminal)

/** The outcome of a refund. An error without signed parameters has a code of its own. */
function toRefund(key: string, fields: Fields) {
  const response = readSigned(key, fields)?.['DS_RESPONSE'] ?? fields['errorCode']
  return { done: response === REFUNDED, response: typeof response === 'string' ? response : '' }
}

/** The parameters of a message with a valid signature; null for any other. */
export function readSigned(key: string, fields: Fields): OrderParameters | null {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: encoded, Ds_Signature: signature } = fields
  if (version !== SIGNATURE_VERSION || typeof encoded !== 'string' || typeof signature !== 'string')
    return null
  const parameters = decode(encoded)
  const order = parameters['DS_ORDER'] ?? parameters['DS_MERCHANT_ORDER'] ?? ''
  return isSigned(key, order, encoded, signature) ? parameters : null
}

const toNotification = (parameters: OrderParameters): PaymentNotification => {
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
