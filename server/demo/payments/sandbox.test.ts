import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { PAGE, REFUNDS } from './paths'
import { encode } from '../../providers/redsys/wire'
import { sign } from '../../providers/redsys/sign'
import {
  startPaymentServer,
  settings,
  type Form,
  type PaymentServer,
} from '../../domain/payments/test/paymentServer'
import { fastDatabase } from '../../test/databases'

describe('this server’s own payment page', () => {
  let server: PaymentServer
  let form: Form
  let hour = 24 * 200
  beforeAll(async () => {
    server = await startPaymentServer(fastDatabase)
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())
  beforeEach(async () => {
    form = (await server.hold('luis', (hour += 24))).form
  })
  const signed = (parameters: Record<string, string>): Form => {
    const encoded = encode({ ...JSON.parse(atob(form.Ds_MerchantParameters)), ...parameters })
    const order = parameters['DS_MERCHANT_ORDER'] ?? orderOf(form)
    return { ...form, Ds_MerchantParameters: encoded, Ds_Signature: sign(settings.key, order, encoded) }
  }

  it('PAY-001 C-065 shows that it is a test page, the amount and the decisions; no script, no card', async () => {
    const { status, headers, body } = await server.post(PAGE, form)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['cache-control']).toBe('no-store')
    for (const text of ['Página de pruebas', '45,00', orderOf(form), 'El banco rechaza', 'Volver sin pagar'])
      expect(body).toContain(text)
    expect(body).not.toMatch(/<script|type="(text|tel|number)"/)
    expect(body).not.toContain(settings.key)
  })

  it('PAY-003 uses the language of the portal, not of the browser', async () => {
    const english = await server.post(PAGE, signed({ DS_MERCHANT_CONSUMERLANGUAGE: '2' }))
    expect(english.body).toContain('<html lang="en">')
  })

  it.each([
    ['a forged signature', () => ({ ...form, Ds_Signature: 'AAAA' })],
    ['no form at all', () => ({})],
    ['another shop', () => signed({ DS_MERCHANT_MERCHANTCODE: '1' })],
    ['another kind of transaction', () => signed({ DS_MERCHANT_TRANSACTIONTYPE: '3' })],
    ['no amount', () => signed({ DS_MERCHANT_AMOUNT: '0' })],
    ['an order number that is none', () => signed({ DS_MERCHANT_ORDER: 'ABC' })],
    ['an address that is none', () => signed({ DS_MERCHANT_URLOK: 'here' })],
  ])('PAY-003 rejects %s with an error page', async (_, of) => {
    const { status, body } = await server.post(PAGE, of())
    expect([status, body.includes('no se puede abrir')]).toEqual([400, true])
  })

  it('C-064 redirects to and notifies only this tenant, even with another tenant’s signature', async () => {
    for (const name of ['DS_MERCHANT_URLOK', 'DS_MERCHANT_URLKO', 'DS_MERCHANT_MERCHANTURL']) {
      const { status, headers } = await server.post(`${PAGE}/decision`, {
        ...signed({ [name]: 'https://evil.example/' }),
        decision: 'pay',
      })
      expect([status, headers['location']]).toEqual([400, undefined])
    }
    expect((await server.post(`${PAGE}/decision`, { ...form, decision: 'steal' })).status).toBe(400)
  })

  it('a refund must be signed by the shop', async () => {
    expect(JSON.parse((await server.post(REFUNDS, form)).body)).toEqual({ errorCode: 'SIS0042' })
  })

  it(
    'does not exist for a tenant with another payment page',
    async () => {
      const elsewhere = await startPaymentServer(fastDatabase, {
        url: 'https://sis-t.redsys.es:25443/sis/realizarPago',
      })
      const held = await elsewhere.hold('luis', hour)
      for (const path of [PAGE, `${PAGE}/decision`, REFUNDS])
        expect((await elsewhere.post(path, { ...held.form, decision: 'pay' })).status).toBe(404)
      expect(await elsewhere.readPayment('luis', held.bookId)).toMatchObject({ status: 'pending' })
      await elsewhere.close()
    },
    STARTUP_TIMEOUT,
  )

  it('a failed refund is retried and logged without the key', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const held = await server.hold('luis', (hour += 24))
    await server.passTime(31)
    await server.notify(held.form, 'pay')
    server.tenant.backend.payment = { ...settings, url: '/payment/closed' }
    await server.passTime(0)
    server.tenant.backend.payment = settings
    const logged = errors.mock.calls.flat().join(' ')
    expect([logged.includes(orderOf(held.form)), logged.includes(settings.key)]).toEqual([true, false])
    expect(await server.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
    await server.passTime(2)
    const sql = 'select tries, response, done_at is not null as done from refund where appointment_id = $1'
    expect(await server.db.query(sql, [held.bookId])).toEqual([{ tries: 2, response: '0900', done: true }])
  })
})

const orderOf = ({ Ds_MerchantParameters: parameters }: Form): string =>
  (JSON.parse(atob(parameters)) as Record<string, string>)['DS_MERCHANT_ORDER'] ?? ''
