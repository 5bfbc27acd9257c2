import { specialtySeeds } from '../catalogue/specialties'

const text = { type: 'string', minLength: 1 }
const specialties = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: {
    enum: specialtySeeds.map(({ key }) => key),
    description: 'Keys of server/demo/catalogue/specialties.ts.',
  },
}

const closed = (properties: object, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const who = closed({ name: text, surname: text, gender: { enum: [1, 2] } }, ['name', 'surname', 'gender'])

const place = closed(
  {
    city: text,
    country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'Two capitals of ISO 3166, like ES.' },
    zone: {
      type: 'string',
      format: 'time-zone',
      description: 'A name of the IANA list, like Europe/Madrid.',
    },
    centre: { type: ['string', 'null'], description: 'null: online only.' },
    who,
  },
  ['city', 'country', 'zone', 'centre'],
)

/** What `demo` of a backend.json may say: a part of `DemoSettings`, each member with a default. */
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
      description: 'Names; the first is the private one.',
    },
    privateInsurerId: { type: ['integer', 'null'], minimum: 1 },
    agreements: {
      type: 'array',
      items: closed({ name: text, specialties }, ['name', 'specialties']),
      description: 'Companies, each with the specialties that it pays for.',
    },
    places: {
      type: 'array',
      items: place,
      // Those who come after the last place work in one with a centre.
      contains: { properties: { centre: { type: 'string' } } },
      description: 'Where doctors work; one of them at least has a centre.',
    },
    doctors: { type: 'integer', minimum: 1, description: 'At least as many as places.' },
    namesFrom: { type: 'integer', minimum: 0 },
    doctorUrls: { type: 'boolean' },
    titles: { type: 'array', minItems: 2, maxItems: 2, items: text, description: 'Of a man and of a woman.' },
    notes: { type: 'array', minItems: 2, maxItems: 2, items: text },
  },
}
