import { expect, it } from 'vitest'
import type { Location } from '../reactRouter'
import { endTransition, type TransitionResult } from './endTransition'

const visit: Location = { pathname: '/next', search: '', hash: '', state: null, key: 'k' }
const shown = { kind: 'show', path: '/final' } as TransitionResult
const stopped: TransitionResult = { kind: 'abort', message: 'ERRORS.GENERAL' }

it('SHELL-017 a shown route ends the visit with its final path', () => {
  expect(endTransition(shown, { visit, attempt: 1, shownPath: '/before' })).toEqual({
    visit,
    attempt: 1,
    address: '/final',
    failed: null,
  })
})

it('a stopped transition keeps the shown page and can be requested again', () => {
  expect(endTransition(stopped, { visit, attempt: 0, shownPath: '/before' })).toEqual({
    visit: null,
    attempt: 0,
    address: '/before',
    failed: null,
  })
})

it('a stopped transition fails if no page is shown', () => {
  expect(endTransition(stopped, { visit, attempt: 0, shownPath: undefined })).toEqual({
    visit,
    attempt: 0,
    address: '',
    failed: 'ERRORS.GENERAL',
  })
})

it('staying on the page ends the visit', () => {
  expect(endTransition({ kind: 'stay' }, { visit, attempt: 0, shownPath: '/before' })).toEqual({
    visit,
    attempt: 0,
    address: '/before',
    failed: null,
  })
})
