import { manifestWith } from './sampleTenants'
import type { FaultyTenant } from './faultyThemes'

const title = { es: '¿En qué centro?', en: 'Which centre?' }
const options = [
  { id: 'north', label: { es: 'Norte', en: 'North' } },
  { id: 'south', label: { es: 'Sur', en: 'South' } },
]
const centre = { id: 'centre', kind: 'choice', title, options }
const record = { id: 'record', kind: 'text', title }
const asking = (...questions: object[]) => ({ 'tenant.json': manifestWith({ questions }) })

/** Mistakes in the questions that a tenant adds to its bookings. */
export const faultyQuestions: FaultyTenant[] = [
  [
    'a question without a text in a language',
    asking({ ...centre, title: { es: '¿En qué centro?' } }),
    'tenant.json',
    '/questions/0/title',
    'centro',
    'Add the text in "en"',
  ],
  [
    'a choice with one option',
    asking({ ...centre, options: options.slice(1) }),
    'tenant.json',
    '/questions/0/options',
    'south',
    'Add or rename options',
  ],
  [
    'a rule of another kind',
    asking({ ...record, schema: { minimum: 1 }, words: { minimum: title } }),
    'tenant.json',
    '/questions/0/schema/minimum',
    '1',
    'Remove "minimum"',
  ],
  [
    'a rule without words',
    asking({ ...record, schema: { minLength: 3 }, words: { required: title } }),
    'tenant.json',
    '/questions/0/words',
    'required',
    'Add "minLength" to "words"',
  ],
  [
    'a pattern that could occupy the server',
    asking({ ...record, schema: { pattern: '(a+)+' }, words: { pattern: title } }),
    'tenant.json',
    '/questions/0/schema/pattern',
    '(a+)+',
    '',
  ],
  [
    'a condition on a question that comes later',
    asking({ ...record, when: { centre: ['north'] } }, centre),
    'tenant.json',
    '/questions/0/when',
    'north',
    'Name one of',
  ],
  [
    'a question for a booking that does not exist',
    asking({ ...record, variants: ['choosenDoctor'] }),
    'tenant.json',
    '/questions/0/variants',
    'choosenDoctor',
    '',
  ],
  ['two questions with one id', asking(centre, centre), 'tenant.json', '/questions/1/id', 'centre', 'Rename'],
  [
    'a question with the id of a step',
    asking({ ...record, id: 'service' }),
    'tenant.json',
    '/questions/0/id',
    'service',
    'Rename',
  ],
]
