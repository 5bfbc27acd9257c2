import type { PatientRecords } from '../../../../schemas/generated/entities'
import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import type { Download } from '../../../platform/http/api/files'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { todayAt } from '../../shared/today'
import { listTests } from '../consultations/complementaryTests'
import { listConsultations } from '../consultations/consultations'
import { downloadReceipt, listReceipts } from '../consultations/receipts'
import { downloadFile } from '../consultations/recordFile'
import { countShownToProfessionals, isShownToProfessionals, listDocuments } from '../../documents/documents'
import { findFile, headerFileName } from '../../documents/files'
import { readMedicalData } from '../medicalData/medicalData'
import { requireFiles } from '../../../platform/files/requireFiles'
import { openInEmergency } from './emergency'
import { noteReading, reasonOf } from '../../people/noteReading'
import { listPatients, requirePatient, requirePatientOfDocument, requireProfessional } from './patients'

/** What professionals read in the records of their patients. */
export function registerPatients(api: Api): void {
  operation(api, 'GET api/patients', (call) => listPatients(call, call.query.search))
  operation(api, 'POST api/patients/emergency', openInEmergency)
  operation(api, 'GET api/patients/{patientId}/records', readRecords)
  operation(api, 'GET api/patients/{patientId}/documents', async (call) => {
    const patient = await requirePatient(call, call.params.patientId)
    await noteReading(call, patient.id, { action: 'documents', reason: reasonOf(patient) })
    return listDocuments(
      call.db,
      { tenant: call.tenant.id, patient: patient.id },
      { ...call.query, isForProfessional: true },
    )
  })
  operation(api, 'GET api/patients/{patientId}/records/{kind}/{id}/download', async (call) => {
    const { patientId, kind, id } = call.params
    const patient = await (kind === 'document'
      ? requirePatientOfDocument(call, patientId, id)
      : requirePatient(call, patientId))
    const download = await readFile(api, call, patient.id)
    const { title: detail } = download
    await noteReading(call, patient.id, { action: 'downloaded', detail, reason: reasonOf(patient) })
    return download
  })
}

async function readRecords(
  call: OperationCall<'GET api/patients/{patientId}/records'>,
): Promise<PatientRecords> {
  const { db, tenant, now } = call
  const patient = await requirePatient(call, call.params.patientId)
  const key = { tenant: tenant.id, patient: patient.id }
  const records = {
    patient,
    doctorId: await requireProfessional(call),
    medicalData: await readMedicalData(db, key),
    consultations: await listConsultations(db, key),
    receipts: await listReceipts(db, tenant.id, patient.id, todayAt(tenant, now)),
    tests: await listTests(db, tenant.id, patient.id),
    documentCount: await countShownToProfessionals(db, key),
  }
  await noteReading(call, patient.id, { action: 'read', reason: reasonOf(patient) })
  return records
}

type DownloadCall = OperationCall<'GET api/patients/{patientId}/records/{kind}/{id}/download'>

const tables = { consultation: 'consultation', test: 'complementary_test' } as const

/** The file, and the name by which the patient knows it. Throws 404 for a hidden document. */
async function readFile(
  api: Api,
  { db, tenant, params: { kind, id } }: DownloadCall,
  patient: string,
): Promise<Download & { title: string }> {
  const files = requireFiles(api)
  if (kind === 'receipt') return downloadReceipt(db, files, { tenant: tenant.id, patient, id })
  if (Object.hasOwn(tables, kind))
    return downloadFile(db, files, tables[kind as keyof typeof tables], { tenant: tenant.id, patient, id })
  const isShown =
    kind === 'document' && (await isShownToProfessionals(db, { tenant: tenant.id, patient, id }))
  const file = orNotFound(isShown ? await findFile({ db, files, tenant: tenant.id }, id) : undefined)
  return { type: file.type, name: headerFileName(file.name), title: file.name, content: file.content }
}
