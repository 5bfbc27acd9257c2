import { AppleHealthReader } from '../apple/appleHealth'
import type { MeasurementFormat } from './format'

/** The export of Apple Health, `export.xml` in the language of the phone. Source: the document type that the file itself begins with. */
export const appleHealth: MeasurementFormat = {
  id: 'appleHealth',
  reads: ({ name }) => /\.xml$/i.test(name),
  read: async function* (file, { zone, leftOut }) {
    const reader = new AppleHealthReader(zone, leftOut)
    for await (const piece of file.pieces()) yield* reader.read(piece)
    yield* reader.end()
  },
}
