import { isOwnHeader, readCsv } from '../csv/csvReader'
import type { MeasurementFormat } from './format'

/** The files that the portal saves of a series, and those of measurements in the archive. */
export const portico: MeasurementFormat = {
  id: 'portico',
  reads: ({ head }) => {
    const [line = ''] = head.replace(/^\uFEFF/, '').split(/[\r\n]/)
    return [';', ',', '\t'].some((delimiter) =>
      isOwnHeader(line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))),
    )
  },
  read: async function* (file, context) {
    yield* readCsv(await file.text(), context, context.leftOut)
  },
}
