import { expect, test, vi } from 'vitest'
import { newDraft } from '../draft/draft'
import { testContext } from '../testing/testContext'
import type { BookingVariant } from '../variant'
import { explainErrors, firstOf } from './ownApi'

const draft = newDraft('nuvia', 'k')
const slot = { start: '2027-03-10T09:00:00.000Z', zone: 'Europe/Madrid' }

test('BOOK-036 the earliest time is the first of the slots in the days that follow, or null', async () => {
  const slots = vi.fn<BookingVariant['slots']>().mockResolvedValueOnce([slot]).mockResolvedValueOnce([])
  const { context } = testContext({})
  const earliest = firstOf(slots, 2)
  expect(await earliest(draft, '2027-03-10T08:00:00.000Z', context)).toEqual(slot)
  expect(slots).toHaveBeenCalledWith(
    draft,
    { from: '2027-03-10T08:00:00.000Z', to: '2027-03-12T08:00:00.000Z' },
    context,
  )
  expect(await earliest(draft, '2027-03-10T08:00:00.000Z', context)).toBeNull()
})

test('ERR-001 an error of the slots is none of the times', async () => {
  const { context } = testContext({})
  const broken = firstOf(() => Promise.reject(new Error('offline')))
  await expect(broken(draft, '2027-03-10T08:00:00.000Z', context)).rejects.toThrow('offline')
})

test('ERR-021 ERR-024 a code of the table is a conflict or a text, and every other one is left to the kit', () => {
  const readError = explainErrors({ 'N-17': 'conflict', 'N-21': 'NUVIA.UNKNOWN_RECORD' })
  const outcomeOf = (message: string) => readError({ status: 409, message })
  expect(outcomeOf('N-17')).toEqual({ kind: 'conflict' })
  expect(outcomeOf('N-21')).toEqual({ kind: 'failed', message: 'NUVIA.UNKNOWN_RECORD' })
  expect(['N-99', 'toString', ''].map(outcomeOf)).toEqual([undefined, undefined, undefined])
})
