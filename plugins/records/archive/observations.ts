import type { Reading } from '@schemas/generated/entities'
import type { Call } from '@portico/core/http/useCall'
import type { Resource } from './resource'

/** The readings that the server sends at once. */
const PART_LENGTH = 50
/** The newest readings that an archive has: a band that measures each minute fills three days with them. */
export const MAX_READINGS = 5000

export type MeasureId = Reading['measures'][number]['id']

/** The newest readings of the person, part by part. */
export async function readReadings(call: Call, signal: AbortSignal): Promise<Reading[]> {
  const all: Reading[] = []
  while (all.length < MAX_READINGS) {
    const before = all.at(-1)?.id
    const query = before === undefined ? {} : { before }
    const part = await call('GET api/vital-signs-measurements/readings', { query, quiet: true, signal })
    all.push(...part)
    if (part.length < PART_LENGTH) break
  }
  return all
}

/** The units of the measures in UCUM (DEV-007). */
const units: Readonly<Record<MeasureId, string>> = {
  1: '%',
  2: 'mm[Hg]',
  3: 'mm[Hg]',
  4: '/min',
  5: 'ms',
  6: 's',
  7: '{steps}',
  8: 'kg',
  9: 'Cel',
  10: '/min',
  11: 'mg/dL',
  12: 's',
  13: 's',
  14: 'kcal',
  15: 'm',
  16: 'ms',
}

/** The codes of LOINC that the vital signs of HL7 FHIR R4 require; the other measures have their name only. */
const loinc: Readonly<Partial<Record<MeasureId, string>>> = {
  1: '2708-6',
  2: '8480-6',
  3: '8462-4',
  4: '8867-4',
  8: '29463-7',
  9: '8310-5',
  10: '9279-1',
}

/** The measures of readings as Observations; an estimate by the camera says so. */
export const observationsOf = (
  readings: readonly Reading[],
  subject: { reference: string },
  texts: { measure: (id: MeasureId) => string; estimate: string },
): Resource[] =>
  readings.flatMap(({ id: reading, date, origin, source, measures }) =>
    measures.map(({ id, value }) => {
      const code = loinc[id]
      return {
        resourceType: 'Observation',
        id: `reading-${reading}-${id}`,
        status: 'final',
        code: { ...(code && { coding: [{ system: 'http://loinc.org', code }] }), text: texts.measure(id) },
        subject,
        effectiveDateTime: date,
        valueQuantity: { value, system: 'http://unitsofmeasure.org', code: units[id] },
        ...(source && { device: { display: source } }),
        ...(origin === 'camera' && { method: { text: texts.estimate } }),
      }
    }),
  )
