import { expect, it } from 'vitest'
import type { BookingVariant, Choice } from '../variant'
import { resolveAnswers, presetAnswers } from './initialAnswers'
import { testContext, slotStart } from '../testing/testContext'

const only =
  (...choices: Choice[]) =>
  () =>
    Promise.resolve(choices)
const variant: Pick<BookingVariant, 'steps' | 'choices'> = {
  steps: ['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review'],
  choices: {
    type: only({ id: '2', label: 'Por vídeo' }),
    insurer: only({ id: '4', label: 'Norte' }),
    specialty: ({ insurer }) => Promise.resolve(insurer ? [{ id: '3', label: 'Cardiología' }] : []),
    service: only({ id: '5', label: 'Revisión' }),
    provider: only({ id: '7', label: 'Inés', zone: 'Asia/Kolkata', ref: { doctorId: 70 } }),
  },
}
const all = { appointmentType: 2, insurer: 4, specialty: 3, service: 5, doctor: 70 } as const

it('BOOK-002 BOOK-073 resolves preset answers, including slot and notes', async () => {
  const { context } = testContext({}, { preset: { ...all, notes: 'tos', date: slotStart } })
  expect(await presetAnswers(variant, context)).toMatchObject({
    type: { id: '2' },
    insurer: { id: '4' },
    specialty: { id: '3' },
    service: { id: '5' },
    provider: { id: '7' },
    notes: 'tos',
    slot: { start: slotStart, zone: 'Asia/Kolkata' },
  })
})

it('BOOK-002 asks from the first preset id that is not offered', async () => {
  const { context } = testContext({}, { preset: { ...all, specialty: 99, date: slotStart } })
  const answers = await presetAnswers(variant, context)
  expect(Object.keys(answers)).toEqual(['type', 'insurer'])
})

it('BOOK-075 without preset ids there are no answers and no requests', async () => {
  expect(await resolveAnswers(variant, {}, testContext({}).context)).toEqual({})
})
