import { describe, expect, it } from 'vitest'
import { newOrderNumber } from '../../domain/payments/pendingPayment'
import { settings } from '../../domain/payments/test/paymentServer'
import { readPaymentRequest, createNotification, answerRefund } from '../../demo/payments/bank'
import { isAuthorised, redsys } from './redsys'
import { sign } from './sign'
import { decode, encode } from './wire'

const here = 'http://one.localhost:4000'
const order = { number: '2611ABCDEFGH', cents: 4550, currency: 'EUR' }
const addresses = { notification: `${here}/n`, ok: `${here}/#/ok`, ko: `${here}/#/ko` }
const paymentProvider = redsys(settings, here)
const sent = (form: { parameters: string; signature: string }) => ({
  Ds_SignatureVersion: 'HMAC_SHA256_V1',
  Ds_MerchantParameters: form.parameters,
  Ds_Signature: form.signature,
})

describe('PAY-003 the form of a payment', () => {
  const form = paymentProvider.form({ ...order, language: 'en' }, addresses)

  it('has the signed fields that Redsys requires', () => {
    expect(form.url).toBe(`${here}/payment/redsys`)
    expect(decode(form.parameters)).toEqual({
      DS_MERCHANT_AMOUNT: '4550',
      DS_MERCHANT_ORDER: '2611ABCDEFGH',
      DS_MERCHANT_MERCHANTCODE: '999008881',
      DS_MERCHANT_CONSUMERLANGUAGE: '2',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_MERCHANTURL: `${here}/n`,
      DS_MERCHANT_URLOK: `${here}/#/ok`,
      DS_MERCHANT_URLKO: `${here}/#/ko`,
    })
    expect(form.signature).toBe(sign(settings.key, order.number, form.parameters))
  })

  it('goes to the address in the settings and rejects an unknown currency', () => {
    const url = 'https://sis.redsys.es/sis/realizarPago'
    expect(redsys({ ...settings, url }, here).form({ ...order, language: 'es' }, addresses).url).toBe(url)
    expect(() => paymentProvider.form({ ...order, language: 'es', currency: 'XXX' }, addresses)).toThrow(
      'XXX',
    )
  })

  it('an order number has 12 characters, starts with four digits and is unique', () => {
    const numbers = Array.from({ length: 500 }, newOrderNumber)
    expect(numbers.every((number) => /^\d{4}[0-9A-Z]{8}$/.test(number))).toBe(true)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('PAY-003 the notification of the payment service', () => {
  const request = readPaymentRequest(
    settings,
    sent(paymentProvider.form({ ...order, language: 'en' }, addresses)),
  )
  const notification = (change = {}) =>
    createNotification({ ...settings, ...change }, request ?? never(), 'pay')
  const never = (): never => {
    throw new Error('the request was not read')
  }

  it('is read when this shop signed it', () => {
    expect(paymentProvider.read(notification())).toEqual({ ...order, paid: true, response: '0000' })
    expect(paymentProvider.read(notification({ terminal: '001' }))).toMatchObject({ paid: true })
  })

  it('is not read from another shop or terminal, with another key, or when it is no notification', () => {
    expect(paymentProvider.read(notification({ merchant: '1' }))).toBeNull()
    expect(paymentProvider.read(notification({ terminal: '2' }))).toBeNull()
    expect(paymentProvider.read(notification({ key: `A${settings.key.slice(1)}` }))).toBeNull()
    expect(
      paymentProvider.read(sent(paymentProvider.form({ ...order, language: 'en' }, addresses))),
    ).toBeNull()
    expect(paymentProvider.read({})).toBeNull()
    expect(paymentProvider.read({ ...notification(), Ds_MerchantParameters: ['x'] })).toBeNull()
  })

  it('only 0000 to 0099 is an authorised payment', () => {
    expect(['0000', '0099'].every(isAuthorised)).toBe(true)
    expect(['0100', '0190', '0900', '9915', '00', '', '00000', '-001'].some(isAuthorised)).toBe(false)
  })

  it('ignores parameters that are not an object or not text', () => {
    expect([decode('bm8ganNvbg=='), decode(btoa('null')), decode(encode({}))]).toEqual([{}, {}, {}])
    expect(decode(btoa('{"Ds_Order":"1","n":2}'))).toEqual({ DS_ORDER: '1' })
  })
})

describe('PAY-004 refunds', () => {
  it('requests a transaction of type 3 next to the payment page', async () => {
    const requests: { url: string; body: object }[] = []
    const ask = async (url: string, body: object) => {
      requests.push({ url, body })
      return answerRefund(settings, { ...body })
    }
    const real = redsys({ ...settings, url: 'https://sis.redsys.es/sis/realizarPago' }, here)
    expect(await real.refund(order, ask)).toEqual({ done: true, response: '0900' })
    expect(requests[0]?.url).toBe('https://sis.redsys.es/sis/rest/trataPeticionREST')
    const { Ds_MerchantParameters: parameters = '' } = { ...requests[0]?.body } as Record<string, string>
    expect(decode(parameters)).toMatchObject({ DS_MERCHANT_TRANSACTIONTYPE: '3', DS_MERCHANT_AMOUNT: '4550' })
  })

  it('fails on an error and on an unsigned response', async () => {
    const answers = async (answer: unknown) => paymentProvider.refund(order, async () => answer)
    expect(await answers({ errorCode: 'SIS0057' })).toEqual({ done: false, response: 'SIS0057' })
    expect(await answers(null)).toEqual({ done: false, response: '' })
    const forged = answerRefund({ ...settings, key: `A${settings.key.slice(1)}` }, {})
    expect((await answers(forged)).done).toBe(false)
  })
})
