import { describe, expect, it } from 'vitest'
import { parsePaymentRedirect, returnRoute } from './paymentRedirect'

const allowed = { origin: 'http://clinic.localhost:4000', hosts: ['sis.redsys.es'] }
const query = { url: 'https://sis.redsys.es/sis/realizarPago', parameters: 'eyJ9', signature: 'c2ln' }
const of = (change: Record<string, string>) => parsePaymentRedirect({ ...query, ...change }, allowed)

describe('PAY-002 the query of the redirect screen', () => {
  it('has url, parameters and signature; PAY-001 and the sandbox mode', () => {
    expect(of({})).toEqual({ ...query, isSandbox: false })
    expect(of({ mode: 'sandbox' })).toMatchObject({ isSandbox: true })
    expect(of({ url: 'http://clinic.localhost:4000/payment/redsys' })).not.toBeNull()
    expect(of({ url: 'https://sis.redsys.es:25443/sis/realizarPago' })).not.toBeNull()
  })

  it.each(['url', 'parameters', 'signature'])('is rejected without %s', (name) => {
    expect(of({ [name]: '' })).toBeNull()
  })

  it.each([
    'https://evil.example/',
    'http://sis.redsys.es/sis/realizarPago',
    'https://sis.redsys.es.evil.example/',
    'https://evil.example/#sis.redsys.es',
    'https://sis.redsys.es@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
  ])('C-064 is rejected for %s', (url) => {
    expect(of({ url })).toBeNull()
  })
})

describe('C-069 PAY-006 the redirect screen without a payment', () => {
  const failed = 'videoConsultation.appointmentPaymentFailed'

  it('reached through the history leads to the status of the pending payment', () => {
    expect(returnRoute({}, 7)).toEqual({ to: failed, query: { bookId: '7' } })
  })

  it('ERR-037 without a pending payment leads to the list of appointments', () => {
    expect(returnRoute({}, undefined)).toEqual({ to: 'videoConsultation.bookedAppointments' })
  })

  it('C-064 an invalid query leads to the failed payment', () => {
    expect(returnRoute({ ...query, url: 'https://evil.example/' }, 7)).toEqual({ to: failed })
    expect(returnRoute({ parameters: 'eyJ9' }, undefined)).toEqual({ to: failed })
  })
})
