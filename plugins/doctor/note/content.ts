import type { ConsultationDraft } from '@schemas/generated/entities'

/** What a doctor writes about a visit. */
export type NoteFields = Omit<ConsultationDraft, 'version'>

export const fieldsOf = ({ version: _version, ...fields }: ConsultationDraft): NoteFields => fields

/** JSON with its keys in order: databases return them in another one. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, member]) => member !== null && member !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  )

/** Whether two notes say the same. */
export const isSame = (a: NoteFields, b: NoteFields): boolean => canonical(a) === canonical(b)

/** The texts in which two notes differ, in the order of the page. */
export const differingTexts = (a: NoteFields, b: NoteFields): TextField[] =>
  textFields.filter((field) => a[field] !== b[field])

const textFields = ['reason', 'findings', 'assessment', 'plan', 'summary', 'privateNotes'] as const
export type TextField = (typeof textFields)[number]

/** What is looked at before a consultation is finished. */
export const completeness = ({ reason, assessment, plan, diagnoses, summary }: NoteFields) => ({
  isNoteWritten: [reason, assessment, plan].every((text) => text.trim() !== ''),
  hasDiagnosis: diagnoses.length > 0,
  hasSummary: summary.trim() !== '',
})

/** Whether nothing is written that the patient or another doctor would read. */
export const isEmpty = ({ reason, findings, assessment, plan, summary, ...lists }: NoteFields): boolean =>
  [reason, findings, assessment, plan, summary].every((text) => text.trim() === '') &&
  lists.diagnoses.length === 0 &&
  lists.prescriptions.length === 0
