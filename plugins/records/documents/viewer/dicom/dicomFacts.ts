import type { DataSet } from 'dicom-parser'

/** What the header of a DICOM file says about the study. */
export interface DicomFacts {
  /** A code of the standard, for example `CT`. */
  modality: string
  /** YYYY-MM-DD; empty if it does not say. */
  date: string
  /** A term of the standard, for example `CHEST`; empty if it does not say. */
  bodyPart: string
  /** In the words of the centre; empty if it does not say. */
  description: string
  /** How many pictures the file has. */
  pictures: number
}

const tags = {
  charset: 'x00080005',
  studyDate: 'x00080020',
  modality: 'x00080060',
  studyDescription: 'x00081030',
  bodyPart: 'x00180015',
  frames: 'x00280008',
}

/** Reads the facts of the header: PS3.6 of the standard has the numbers. */
export function factsOf(data: DataSet, bytes: Uint8Array): DicomFacts {
  const textOf = (tag: string) => data.string(tag)?.trim() ?? ''
  const [, year, month, day] = /^(\d{4})\.?(\d\d)\.?(\d\d)$/.exec(textOf(tags.studyDate)) ?? []
  return {
    modality: textOf(tags.modality),
    date: year && month && day ? `${year}-${month}-${day}` : '',
    bodyPart: textOf(tags.bodyPart).toUpperCase(),
    description: wordsOf(data, bytes),
    pictures: Math.max(1, data.intString(tags.frames) ?? 1),
  }
}

/** The encodings of the standard that European and American centres use (PS3.3 C.12.1.1.2). */
const encodings: Readonly<Record<string, string>> = {
  ISO_IR_192: 'utf-8',
  ISO_IR_101: 'iso-8859-2',
  ISO_IR_144: 'iso-8859-5',
  ISO_IR_148: 'iso-8859-9',
}

function wordsOf(data: DataSet, bytes: Uint8Array): string {
  const element = data.elements[tags.studyDescription]
  if (!element) return ''
  const charset = data.string(tags.charset)?.split('\\').at(-1)?.trim().replace(' ', '_') ?? ''
  const part = bytes.subarray(element.dataOffset, element.dataOffset + element.length)
  return new TextDecoder(encodings[charset] ?? 'iso-8859-1').decode(part).replaceAll('\0', '').trim()
}
