import { expect, it } from 'vitest'
import { detectFraming } from './framing'

const host = 'https://www.clinic.example'
const foreign = 'https://evil.example'
const inFrame = (ancestors: string[] | undefined, referrer = '') =>
  detectFraming({ isFramed: true, ancestors, referrer }, host).kind

it('CONST-015 C-063 runs only in a frame of the configured origin', () => {
  expect(inFrame([host])).toBe('frame')
  expect(inFrame([foreign])).toBe('refused')
  expect(inFrame([host, foreign])).toBe('refused')
  expect(detectFraming({ isFramed: true, ancestors: [host], referrer: '' }, undefined).kind).toBe('refused')
})

it('CONST-015 uses the referrer without ancestorOrigins, and refuses a hidden one', () => {
  expect(inFrame(undefined, `${host}/book`)).toBe('frame')
  expect(inFrame(undefined, `${foreign}/?${host}`)).toBe('refused')
  expect(inFrame(undefined)).toBe('refused')
})

it('BOOK-059 BOOK-060 runs in its own tab', () => {
  expect(detectFraming({ isFramed: false, ancestors: undefined, referrer: foreign }, undefined).kind).toBe(
    'tab',
  )
})
