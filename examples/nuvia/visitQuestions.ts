import type { Question } from '@portico/booking/variant'
import { nuvia } from './operations'

const beenHere = { es: '¿Hay visitas anteriores a Nuvia?', en: 'Has there been a visit to Nuvia before?' }
const pattern = { es: 'Es NV- y cuatro cifras.', en: 'It is NV- and four digits.' }

/** What Nuvia asks: which centre, and whether it has a record already. */
export const questions = {
  centre: {
    kind: 'choice',
    title: { es: 'Centro', en: 'Centre' },
    choices: async (_, { callPlugin }) =>
      (await callPlugin(nuvia, 'GET centres')).map(({ code, displayName }) => ({
        id: code,
        label: displayName,
      })),
  },
  beenHere: { kind: 'yesNo', title: beenHere },
  recordNumber: {
    kind: 'text',
    title: { es: 'Número de historia', en: 'Record number' },
    schema: { pattern: 'NV-\\d{4}' },
    words: { pattern },
    example: 'NV-1234',
    when: { beenHere: [true] },
  },
} satisfies Readonly<Record<string, Question>>
