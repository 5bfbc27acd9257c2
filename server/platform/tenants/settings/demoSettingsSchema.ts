import { demoSpecialties } from './demoSpecialties'

const text = { type: 'string', minLength: 1 }
const specialties = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: {
    enum: demoSpecialties,
    description: 'Keys of server/demo/catalogue/specialties.ts.',
  },
}

const closedObject = (properties: object, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const who = closedObject({ name: text, surname: text, gender: { enum: [1, 2] } }, [
  'name',
  'surname',
  'gender',
])

const place = closedObject(
  {
    city: text,
    country: {
      type: 'string',
      pattern: '^[A-Z]{2}$',
      description: 'Two capital letters of ISO 3166, like ES.',
    },
    zone: {
      type: 'string',
      format: 'time-zone',
      description: 'A name of the IANA list, like Europe/Madrid.',
    },
    centre: { type: ['string', 'null'], description: 'null: online only.' },
    address: { type: 'string', description: 'Street, number, floor and postal code of the centre.' },
    who,
  },
  ['city', 'country', 'zone', 'centre'],
)

/** JSON schema of `demo` in backend.json: `DemoSettings` with every member optional. */
export const demoSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    specialties,
    offer: { enum: ['visits', 'sessions', 'opinions', 'assistance'] },
    insurers: {
      type: 'array',
      minItems: 1,
      items: text,
      description: 'Names; the first is the private insurer.',
    },
    privateInsurerId: { type: ['integer', 'null'], minimum: 1 },
    agreements: {
      type: 'array',
      items: closedObject({ name: text, specialties }, ['name', 'specialties']),
      description: 'Companies, each with the specialties it pays for.',
    },
    places: {
      type: 'array',
      items: place,
      // Doctors beyond the number of places rotate through the places with a centre.
      contains: { properties: { centre: { type: 'string' } } },
      description: 'Places of work; at least one has a centre.',
    },
    doctors: { type: 'integer', minimum: 1, description: 'At least the number of places.' },
    namesFrom: { type: 'integer', minimum: 0 },
    doctorUrls: { type: 'boolean' },
    videoVisit: { type: 'boolean' },
    titles: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: text,
      description: 'Of male and of female doctors.',
    },
    externalSignIn: {
      ...closedObject({ name: { type: 'string', minLength: 1, maxLength: 40 } }, ['name']),
      type: ['object', 'null'],
      description: 'The name of the demo provider; null: none.',
    },
    deviceProvider: {
      ...closedObject({ name: { type: 'string', minLength: 1, maxLength: 40 } }, ['name']),
      type: ['object', 'null'],
      description: "The name of the demo's device provider; null: none.",
    },
    notes: { type: 'array', minItems: 2, maxItems: 2, items: text },
  },
}
