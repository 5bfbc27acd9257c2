import { describe, expect, it } from 'vitest'
import { createReturnUrls } from './returnUrls'

const here = 'https://clinic.example'
const there = 'https://portal.example'
const of = (returnUrl: string | undefined) => createReturnUrls(returnUrl, 7, [here, there])

describe('PAY-004 C-069 the return addresses of a payment', () => {
  it('uses the client’s address with the appointment’s id, and the payment-failed page of its area', () => {
    expect(of(`${here}/#/videoconsultation/specialists-appointment-booked/{bookId}`)).toEqual({
      portal: `${here}/`,
      ok: `${here}/#/videoconsultation/specialists-appointment-booked/7`,
      ko: `${here}/#/videoconsultation/appointment-payment-failed?bookId=7`,
    })
  })

  it('keeps the doctor’s segment and a portal on another origin', () => {
    const { portal, ko } = of(`${there}/app/#/ruiz/videoconsultation/appointment-booked/{bookId}`)
    expect(portal).toBe(`${there}/app/`)
    expect(ko).toBe(`${there}/app/#/ruiz/videoconsultation/appointment-payment-failed?bookId=7`)
  })

  it.each([
    undefined,
    'nonsense',
    'https://evil.example/#/videoconsultation/appointment-booked/{bookId}',
    'javascript:alert(1)//#/x',
    `${here}/api/users#x`,
  ])('falls back to the confirmation: %s', (returnUrl) => {
    expect(of(returnUrl).ok).toBe(`${here}/#/videoconsultation/appointment-booked/7`)
  })
})
