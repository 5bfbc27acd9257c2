import { strToU8, zipSync } from 'fflate'
import { lines, type DescribedFile } from './described'

const r4 = 'https://hl7.org/fhir/R4'

const observation = (code: string, more: object) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code }] },
  ...more,
})
const quantity = (value: number, code: string) => ({
  valueQuantity: { value, unit: code, system: 'http://unitsofmeasure.org', code },
})
const component = (code: string, value: number) => ({
  code: { coding: [{ system: 'http://loinc.org', code }] },
  ...quantity(value, 'mm[Hg]'),
})
const bundle = (...resources: object[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource) => ({ resource })),
  })

/** What hospitals and other portals write: bundles of HL7 FHIR R4. */
export const describedRecords: readonly DescribedFile[] = [
  {
    source: `${r4}/observation-example-bloodpressure.json`,
    what: 'FHIR: a blood pressure with its components, beside a height, which has no measure here',
    name: 'IPS.json',
    content: bundle(
      { resourceType: 'Patient', id: 'p' },
      observation('85354-9', {
        effectiveDateTime: '2026-09-17T08:15:00+02:00',
        component: [component('8480-6', 107), component('8462-4', 60)],
      }),
      observation('8302-2', { effectiveDateTime: '2026-09-17T08:15:00+02:00', ...quantity(171, 'cm') }),
    ),
    format: 'fhir',
    values: [['2026-09-17T06:15:00.000Z', { 2: 107, 3: 60 }]],
  },
  {
    source: `${r4}/observation-example-f001-glucose.json`,
    what: 'FHIR: a glucose in moles with the beginning of its time, alone in the file',
    name: 'observation.json',
    content: JSON.stringify(
      observation('15074-8', {
        effectivePeriod: { start: '2026-04-02T09:30:10+01:00' },
        ...quantity(6.3, 'mmol/L'),
      }),
    ),
    format: 'fhir',
    values: [['2026-04-02T08:30:10.000Z', { 11: 113.5 }]],
  },
  {
    source: `${r4}/observation-example-body-temperature.json`,
    what: 'FHIR: a temperature and a weight in the units of the United States, one entered by mistake and one without a time',
    name: 'export.json',
    content: bundle(
      observation('8310-5', { effectiveDateTime: '2026-07-01T12:00:00Z', ...quantity(98.6, '[degF]') }),
      observation('29463-7', { effectiveInstant: '2026-07-01T12:01:00.250Z', ...quantity(185, '[lb_av]') }),
      observation('8867-4', {
        status: 'entered-in-error',
        effectiveDateTime: '2026-07-01T12:02:00Z',
        ...quantity(400, '/min'),
      }),
      observation('8867-4', { effectiveDateTime: '2026-07-01', ...quantity(64, '/min') }),
    ),
    format: 'fhir',
    values: [
      ['2026-07-01T12:00:00.000Z', { 9: 37 }],
      ['2026-07-01T12:01:00.250Z', { 8: 83.91 }],
    ],
  },
  {
    source: 'https://hl7.org/fhir/uv/phd/STU2/en/Observation-meal-context-observation.html',
    what: 'FHIR: a glucose with the meal in the codes for personal devices',
    name: 'fhir.json',
    content: bundle(
      observation('2339-0', {
        effectiveDateTime: '2026-10-16T14:00:00+02:00',
        ...quantity(131, 'mg/dL'),
        device: { display: 'Contour Next' },
        component: [
          {
            code: { coding: [{ system: 'urn:iso:std:iso:11073:10101', code: '8417864' }] },
            valueCodeableConcept: { coding: [{ system: 'urn:iso:std:iso:11073:10101', code: '8417872' }] },
          },
        ],
      }),
    ),
    format: 'fhir',
    values: [['2026-10-16T12:00:00.000Z', { 11: 131 }, 'after']],
  },
  {
    source: `${r4}/bundle.html`,
    what: 'the archive of a portal: its tables, and not the same values once more from its bundles',
    name: 'Mi historia.zip',
    content: zipSync({
      'fhir.json': strToU8(
        bundle(
          observation('8867-4', { effectiveDateTime: '2026-11-02T08:15:00+01:00', ...quantity(61, '/min') }),
        ),
      ),
      'Mediciones/Pulso.csv': strToU8(
        lines(
          '"Fecha";"Hora";"Zona horaria";"Pulso (/min)";"Origen";"Instante (UTC)"',
          '"02-11-2026";"08:15";"Europe/Madrid";"61";"Pulsera";"2026-11-02T07:15:00.000Z"',
        ),
      ),
    }),
    format: 'portico',
    values: [['2026-11-02T07:15:00.000Z', { 4: 61 }]],
  },
]
