import type { ComplementaryTest } from '@schemas/generated/entities'
import { text, type Reference, type Resource } from './resource'

/** A file of the archive. */
export interface ArchivedFile {
  id: string
  /** Its place in the archive. */
  path: string
  title: string
  /** Media type. */
  type: string
  /** A date, or an instant. */
  date?: string | null | undefined
  notes?: string | null | undefined
  /** The professional or centre that it is from; without it the person. */
  author?: 'centre' | { name: string } | undefined
  /** The id of its consultation. */
  consultation?: number | undefined
}

/** The address of a file beside the bundle. */
export const urlOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const attachmentOf = ({ type, path, title, date }: ArchivedFile) => ({
  ...(type && { contentType: type }),
  url: urlOf(path),
  title,
  ...(date && { creation: date }),
})

/** Where a file is, and whose it is. */
export const documentOf = (file: ArchivedFile, subject: Reference, author: Reference): Resource => ({
  resourceType: 'DocumentReference',
  id: file.id,
  status: 'current',
  subject,
  author: [author],
  // FHIR's date is an instant; a day alone is that of the attachment.
  ...(file.date?.includes('T') && { date: file.date }),
  ...(file.notes && { description: file.notes }),
  content: [{ attachment: attachmentOf(file) }],
  ...(file.consultation !== undefined && {
    context: { encounter: [{ reference: `Encounter/consultation-${file.consultation}` }] },
  }),
})

/** A test of the hospital. Its result is a file; while there is none the report is only registered. */
export function reportOf(
  { id, complementaryTestType: name, documentId, date }: ComplementaryTest,
  file: ArchivedFile | undefined,
  subject: Reference,
  centre: Reference,
): Resource {
  return {
    resourceType: 'DiagnosticReport',
    id: `test-${id}`,
    status: typeof documentId === 'number' ? 'final' : 'registered',
    code: text(name),
    subject,
    performer: [centre],
    ...(date && { effectiveDateTime: date }),
    ...(file && { presentedForm: [attachmentOf(file)] }),
  }
}
