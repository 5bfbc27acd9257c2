import { defineAdminEntity, equals, type AdminEntityDefinition } from '../entities/defineAdminEntity'

const patient = `(select concat_ws(' ', p.name, p.surname) from person p
  where p.tenant = r.tenant and p.id = r.patient_id)`

const numbered = "concat('#', r.id)"

/** Patients and doctors create documents elsewhere; administrators list, download and mark them as seen. */
const named: AdminEntityDefinition = {
  entity: 'AdminDocument',
  path: 'api/documents',
  rightsOf: 'PUT api/documents/updateSeenByAdmin',
  table: 'document',
  key: 'id',
  columns: {},
  derived: {
    documentId: 'r.id',
    name: 'r.name',
    nameWithoutExtension: String.raw`regexp_replace(r.name, '\.[^.]*$', '')`,
    patientId: 'r.patient_id',
    patientName: patient,
    notes: 'r.notes',
    visible: 'r.visible',
    documentType: 'r.document_type',
    creationDate: `to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD')`,
    seenByAdmin: 'r.seen_by_admin',
  },
  detail: patient,
  search: `folded(concat_ws(' ', r.name, ${patient}))`,
  sortSql: {
    name: 'folded(r.name) collate "C"',
    patientName: `folded(${patient}) collate "C"`,
    documentType: 'r.document_type',
    creationDate: 'r.created_at',
    seenByAdmin: 'r.seen_by_admin',
    visible: 'r.visible',
    notes: 'r.notes',
  },
  filters: {
    documentType: equals('document_type'),
    seenByAdmin: equals('seen_by_admin'),
    patientId: equals('patient_id'),
  },
  sort: '-creationDate',
}

/** What the names of documents tell about their patients; for administrators with the role for medical content. */
export const namedDocuments = defineAdminEntity(named)

/**
 * Documents without their names and notes, which can reveal a diagnosis (decision 934). Administrators see the kind, patient and
 * date of each document, and whether it was seen. Search and sorting ignore what is left out.
 */
export const documents = defineAdminEntity({
  ...named,
  derived: { ...named.derived, name: numbered, nameWithoutExtension: numbered, notes: 'null' },
  search: `folded(${patient})`,
  sortSql: { ...named.sortSql, name: 'r.id', notes: 'r.id' },
})
