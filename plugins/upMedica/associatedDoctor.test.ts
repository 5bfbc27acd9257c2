import { expect, test, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import type { RouteId, RouteContribution } from '@portico/core/plugin/points'
import associatedDoctor from './associatedDoctor'

const route: RouteContribution = {
  id: 'x' as RouteId,
  area: 'patient',
  path: 'x',
  title: 'T',
  screen: () => Promise.reject(new Error('not loaded in this test')),
}
const refused = { go: 'to', route: 'errorDoctorUrl', params: {} }
const answers = (upMedicaUrl: string | null) => () => Promise.resolve({ upMedicaUrl })
const fails = (status: number) => () => Promise.reject(new ApiError(status, ''))

const context = (userId: string, answer: () => Promise<unknown>) => ({
  features: new Set<string>(),
  roles: new Set<string>(),
  userId,
  call: answer as unknown as Call,
})

test.each([
  [
    'SHELL-020 an address without a doctor gets the associated one',
    {},
    answers('ana'),
    { go: 'to', route: 'x', params: { doctorUrl: 'ana' }, query: { q: '1' } },
  ],
  [
    'SHELL-020 an address with the associated doctor is allowed',
    { doctorUrl: 'ana' },
    answers('ana'),
    { go: 'on' },
  ],
  [
    'SHELL-021 ERR-005 an associated doctor without doctor URL shows the error screen',
    {},
    answers(null),
    refused,
  ],
  ['C-013 status 404 means that there is no associated doctor', {}, fails(404), refused],
  [
    'C-013 an empty answer means that there is no associated doctor',
    { doctorUrl: 'ana' },
    () => Promise.resolve(undefined),
    refused,
  ],
  [
    'SHELL-022 ERR-005 an address with another doctor shows the error screen',
    { doctorUrl: 'eva' },
    answers('ana'),
    refused,
  ],
  ['C-013 a server error aborts the transition', {}, fails(500), { go: 'abort', message: 'ERRORS.GENERAL' }],
  [
    'C-013 a network error aborts the transition',
    { doctorUrl: 'ana' },
    fails(0),
    { go: 'abort', message: 'ERRORS.GENERAL' },
  ],
])('%s', async (name, params, answer, expected) => {
  const verdict = await associatedDoctor({ route, params, query: { q: '1' } }, context(name, answer))
  expect(verdict).toEqual(expected)
})

test('SHELL-020 a found doctor is cached, a missing one is requested again', async () => {
  const asked = vi.fn<() => Promise<unknown>>(answers('ana'))
  const none = vi.fn<() => Promise<unknown>>(answers(null))
  for (const answer of [asked, none]) {
    await associatedDoctor({ route, params: {}, query: {} }, context(String(answer === asked), answer))
    await associatedDoctor({ route, params: {}, query: {} }, context(String(answer === asked), answer))
  }
  expect(asked).toHaveBeenCalledTimes(1)
  expect(none).toHaveBeenCalledTimes(2)
})
