import { beforeEach, expect, it, vi } from 'vitest'
import type * as Module from './loadReader'

let loader: typeof Module
beforeEach(async () => {
  vi.resetModules()
  loader = await import('./loadReader')
})

const appointment = { id: 7, startDate: '2026-11-20T10:00:00Z', status: 1 }

it('what the home page reads comes as it is, if it has the fields that the page needs', async () => {
  loader.prepareReader('GET api/appointments/')
  expect(await loader.readerFor('GET api/appointments/', [appointment])).toBeNull()
  expect(await loader.readerFor('GET api/appointments/', [])).toBeNull()
  expect(await loader.readerFor('GET api/users/data', { id: 'u1', name: 'Ana' })).toBeNull()
  expect(await loader.readerFor('GET api/config', ['chat'])).toBeNull()
})

it.each([
  [[appointment, { ...appointment, startDate: null }]],
  [[{ ...appointment, startDate: 'tomorrow' }]],
  [[null]],
  [null],
  ['none'],
  [undefined],
])('SHELL-048 the reader is loaded for appointments that are %j', async (answer) => {
  expect(await loader.readerFor('GET api/appointments/', answer)).not.toBeNull()
})

it('every other operation loads the reader, which then reads everything', async () => {
  loader.prepareReader('GET api/plans')
  expect(await loader.readerFor('GET api/appointments/', [appointment])).not.toBeNull()
})
