import { apiStub, Refusal, type Stub } from '../../tests/conformance/booking/stub/stub'
import { nuvia } from './operations'

const faults: Readonly<Record<string, string>> = { taken: 'N-17', unknownRecord: 'N-21', signedOut: 'N-01' }
const names: Readonly<Record<string, string>> = { MAD: 'Madrid', TFN: 'Tenerife Norte' }

/** Nuvia's API for the conformance suite. */
export const stub: Stub = {
  calendars: [
    { id: 'MAD', zone: 'Europe/Madrid', opens: '09:00', closes: '13:00', minutes: 30 },
    { id: 'TFN', zone: 'Atlantic/Canary', opens: '09:00', closes: '12:00', minutes: 30 },
  ],
  apis: [
    apiStub(
      nuvia,
      {
        'GET centres': (_, { calendars }) =>
          calendars.map(({ id }) => ({ code: id, displayName: names[id] ?? id })),
        'GET centres/{code}/openings': ({ params, query }, desk) =>
          desk
            .free(String(params.code), { from: query.after, to: query.before })
            .map(({ start, zone }) => ({ startsAt: start, clock: zone })),
        'POST visits': ({ body }, desk) => {
          const { centreCode, startsAt, isFirstVisit, recordNumber, reason } = body
          if (recordNumber === 'NV-0000') throw new Refusal('unknownRecord')
          const answers = {
            centre: centreCode,
            beenHere: !isFirstVisit,
            ...(recordNumber && { recordNumber }),
          }
          return {
            visitNumber: desk.book({ calendar: centreCode, start: startsAt, notes: reason, answers }).id,
          }
        },
      },
      (reason) => ({
        status: reason === 'signedOut' ? 401 : 409,
        body: { fault: { id: faults[reason] ?? 'N-99' } },
      }),
    ),
  ],
}
