import type { MeasurementFormat as AddedFormat } from '@portico/core/plugin/formats/measurementFormat'
import { headOf, isZip } from './files'
import type { MeasurementFormat } from './formats/format'

/** Of the formats of other plugins, those that recognise a file. They come before those of the portal. A ZIP file is the portal's. */
export async function formatsFor(
  file: File,
  added: readonly AddedFormat[],
): Promise<readonly MeasurementFormat[]> {
  if (added.length === 0 || (await isZip(file))) return []
  const start = { name: file.name, head: await headOf(file) }
  return added.filter((format) => recognises(format, start)).map(adapt)
}

/** A faulty format must not keep the others from reading. */
function recognises(format: AddedFormat, start: { name: string; head: string }): boolean {
  try {
    return format.reads(start)
  } catch (error) {
    console.error(`The format ${format.id} has failed`, error)
    return false
  }
}

const adapt = ({ id, reads, read }: AddedFormat): MeasurementFormat => ({
  id,
  reads,
  read: (file, { zone, source, leftOut }) =>
    read(file, { zone, source, skip: (reason, line, detail) => leftOut.add(reason, line, detail) }),
})
