import { defineVariant } from '@portico/booking/defineVariant'
import { explainErrors, firstOf } from '@portico/booking/sources/ownApi'
import type { BookingVariant, Draft } from '@portico/booking/variant'
import { nuvia } from './operations'
import { questions } from './visitQuestions'

/** What a person has answered, as Nuvia names it. */
function answersOf({ answers = {} }: Draft) {
  const { centre, beenHere, recordNumber } = answers as Readonly<Record<string, unknown>>
  const centreCode = (centre as { id: string } | undefined)?.id ?? ''
  return {
    centreCode,
    isFirstVisit: !beenHere,
    ...(beenHere === true && { recordNumber: String(recordNumber) }),
  }
}

const slots: BookingVariant['slots'] = async (draft, { from, to }, { callPlugin }) => {
  const params = { code: answersOf(draft).centreCode }
  const query = { after: from, before: to }
  const found = await callPlugin(nuvia, 'GET centres/{code}/openings', { params, query })
  return found.map(({ startsAt, clock }) => ({ start: new Date(startsAt).toISOString(), zone: clock }))
}

/** Books a visit at a centre of Nuvia. */
export default defineVariant({
  id: 'nuvia',
  steps: ['question:centre', 'question:beenHere', 'question:recordNumber', 'time', 'review'],
  questions,
  sendsAnswers: true,
  isUnlisted: true,
  choices: {},
  slots,
  earliest: firstOf(slots),
  request(draft) {
    const body = { ...answersOf(draft), startsAt: draft.slot.start, reason: draft.notes }
    return nuvia.request('POST visits', { body })
  },
  reads: ({ body }) => ({ start: (body as { startsAt: string }).startsAt }),
  readAnswer: (answer) => ({ kind: 'booked', bookId: (answer as { visitNumber: number }).visitNumber }),
  readError: explainErrors({ 'N-17': 'conflict', 'N-21': 'NUVIA.UNKNOWN_RECORD' }),
})
