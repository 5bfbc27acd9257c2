import { expect, test } from 'vitest'
import { parseReturnTarget } from './returnTarget'

const here = 'https://portico.example'
const allowed = ['https://clinic.example']

test.each([
  ['/appointments?x=1', { path: '/appointments?x=1' }],
  ['#/appointments', { path: '/appointments' }],
  [`${here}/#/appointments?x=1`, { path: '/appointments?x=1' }],
  [here, { path: '/' }],
  ['https://clinic.example/done?a=1', { url: 'https://clinic.example/done?a=1' }],
])('C-023 %s is accepted', (wanted, expected) => {
  expect(parseReturnTarget(wanted, here, allowed)).toEqual(expected)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '#//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'http://clinic.example',
  'https://clinic.example.evil.example',
  'https://clinic.example@evil.example',
  'https://user@clinic.example',
  'https://clinic.example:444',
  'javascript:alert(1)',
  'data:text/html,x',
  'appointments',
  '',
  null,
])('C-023 %s leads to the default state', (wanted) => {
  expect(parseReturnTarget(wanted, here, allowed)).toBeNull()
})
