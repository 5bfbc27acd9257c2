import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { isAllowedRedirect, readBookingResponse, readErrorResponse } from './outcome'

const allowed = { origin: 'https://portal.example', hosts: ['pay.example'] }
const failed = { kind: 'failed', message: 'APPOINTMENT.ERROR' }

describe('a booking response', () => {
  it('BOOK-039 booked', () => {
    expect(readBookingResponse({ booked: true, bookId: 7 }, allowed)).toEqual({ kind: 'booked', bookId: 7 })
    expect(readBookingResponse({ booked: true }, allowed)).toEqual({ kind: 'booked' })
    expect(readBookingResponse({ booked: true, redirectUrl: 'https://pay.example' }, allowed).kind).toBe(
      'booked',
    )
  })

  it('BOOK-040 not booked: redirect to pay', () => {
    const url = 'https://pay.example/start?order=1'
    expect(readBookingResponse({ booked: false, redirectUrl: url }, allowed)).toEqual({
      kind: 'redirect',
      url,
    })
  })

  it('BOOK-023 C-033 a required sign-in comes before a redirect', () => {
    expect(
      readBookingResponse(
        { booked: false, loginRequired: true, redirectUrl: 'https://pay.example' },
        allowed,
      ),
    ).toEqual({
      kind: 'login',
    })
  })

  it.each([[undefined], [null], ['']])('C-053 not booked and redirectUrl %j is a failure', (redirectUrl) => {
    expect(
      readBookingResponse({ booked: false, ...(redirectUrl !== undefined && { redirectUrl }) }, allowed),
    ).toEqual(failed)
  })

  it('C-064 an address that is not allowed is a failure', () => {
    expect(readBookingResponse({ booked: false, redirectUrl: 'https://evil.example' }, allowed)).toEqual(
      failed,
    )
  })
})

describe('BOOK-040 C-023 C-064 allowed redirects', () => {
  it.each([
    ['https://pay.example/x', true],
    ['https://pay.example:8443/x', true],
    ['/public/redsys-redirect?order=1', true],
    ['https://portal.example/#/home', true],
    ['http://pay.example/x', false],
    ['http://portal.example/', false],
    ['https://pay.example.evil.example/', false],
    ['https://evil.example/?pay.example', false],
    ['https://pay.example@evil.example/', false],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://', false],
  ])('%s: %s', (address, expected) => {
    expect(isAllowedRedirect(address, allowed)).toBe(expected)
  })
})

describe('a booking error', () => {
  it.each([
    ['ERR-021', { status: 400, message: 'whatever', code: -32054 }],
    ['ERR-022', { status: 400, message: 'whatever', code: -32052 }],
    ['ERR-023', { status: 409, message: 'APPOINTMENT_NOT_AVAILABLE' }],
  ])('%s is a conflict', (_id, refused) => {
    expect(readErrorResponse(refused)).toEqual({ kind: 'conflict' })
  })

  it('ERR-021 marks a clash with the person’s own appointment', () => {
    const details = { own: true }
    expect(readErrorResponse({ status: 400, message: 'APPOINTMENT_NOT_AVAILABLE', details })).toEqual({
      kind: 'conflict',
      ownAppointment: true,
    })
  })

  it.each([
    { status: 400, message: 'SOMETHING_NEW' },
    { status: 500, message: 'ERRORS.GENERAL' },
    { status: 500, message: 'MAX_AGE' },
    { status: 400, message: '-32054', code: 32054 },
  ])('ERR-024 I18N-016 any other fails: %j', (refused) => {
    expect(readErrorResponse(refused)).toEqual(failed)
  })

  it.each([
    'FORMAT_NOT_VALID',
    'INSURER_NOT_ACCEPTED',
    'INSURER_POLICY_MISSING',
    'INSURER_POLICY_REFUSED',
    'MAX_AGE',
    'MIN_AGE',
    'TOO_MANY_BOOKED',
    'TOO_MANY_HELD',
  ])('ERR-025 I18N-017 BOOK-048 %s has a text in both languages', (message) => {
    const key = `APPOINTMENT.ERROR_${message}`
    expect(readErrorResponse({ status: 400, message })).toEqual({ kind: 'failed', message: key })
    for (const texts of [es, en]) expect(Object.keys(texts)).toContain(key)
  })

  it('BOOK-020 ERR-025 says that a document is gone, in both languages', () => {
    const details = { field: 'body/additionalData/documents' }
    const key = 'APPOINTMENT.ERROR_DOCUMENTS'
    expect(readErrorResponse({ status: 400, message: 'FORMAT_NOT_VALID', details })).toEqual({
      kind: 'failed',
      message: key,
    })
    for (const texts of [es, en]) expect(Object.keys(texts)).toContain(key)
  })

  it('ERR-024 a network failure says that the outcome is unknown and a retry is safe', () => {
    expect(readErrorResponse({ status: 0, message: 'NETWORK' })).toEqual({
      kind: 'failed',
      message: 'APPOINTMENT.ERRORS.NETWORK',
    })
  })
})
