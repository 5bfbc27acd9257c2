import { describe, expect, it } from 'vitest'
import { handoverOf, wayOnOf } from './rules'

const allowed = { origin: 'http://clinic.localhost:4000', hosts: ['sis.redsys.es'] }
const query = { url: 'https://sis.redsys.es/sis/realizarPago', parameters: 'eyJ9', signature: 'c2ln' }
const of = (change: Record<string, string>) => handoverOf({ ...query, ...change }, allowed)

describe('PAY-002 what the redirect screen is given', () => {
  it('url, parameters and signature; PAY-001 the sandbox says so', () => {
    expect(of({})).toEqual({ ...query, isSandbox: false })
    expect(of({ mode: 'sandbox' })).toMatchObject({ isSandbox: true })
    expect(of({ url: 'http://clinic.localhost:4000/payment/redsys' })).not.toBeNull()
    expect(of({ url: 'https://sis.redsys.es:25443/sis/realizarPago' })).not.toBeNull()
  })

  it.each(['url', 'parameters', 'signature'])('nothing without %s', (name) => {
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
  ])('C-064 never to %s', (url) => {
    expect(of({ url })).toBeNull()
  })
})

describe('C-069 PAY-006 the redirect screen that hands nothing over', () => {
  const failed = 'videoConsultation.appointmentPaymentFailed'

  it('reached through the history it leads to where the held payment is asked about', () => {
    expect(wayOnOf({}, 7)).toEqual({ to: failed, query: { bookId: '7' } })
  })

  it('ERR-037 claims nothing of a payment that nobody left for', () => {
    expect(wayOnOf({}, undefined)).toEqual({ to: 'videoConsultation.bookedAppointments' })
  })

  it('C-064 what may not be posted on has failed, whatever is held', () => {
    expect(wayOnOf({ ...query, url: 'https://evil.example/' }, 7)).toEqual({ to: failed })
    expect(wayOnOf({ parameters: 'eyJ9' }, undefined)).toEqual({ to: failed })
  })
})
