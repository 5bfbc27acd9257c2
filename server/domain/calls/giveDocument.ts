import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Document, DocumentData } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { HubPort } from '../../platform/hub/port'
import { accountsOf } from './callContext'
import { doctorFullNameSql } from '../catalogue/entitySql'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { letterReaders } from '../letters/queue/letterReaders'
import { orNotFound } from '../../platform/errors/orNotFound'
import { requireTreated, treatmentTime } from '../people/treated'
import { todayAt } from '../shared/today'
import { requireProfessional } from '../records/patients/patients'
import { readDocument, type DocumentKey } from '../documents/documents'
import { insertDocument, takeUpload, type Sending } from '../documents/upload'

/** What is given, and to whom. */
type Gift = DocumentData & { patientId: string }

/** The professional who gives. */
interface Giver {
  id: number
  name: string
  canPrescribe: boolean
}

/**
 * Makes an upload of the professional who calls a document of a patient whom they treat (decision 951). With `isReceipt` it
 * is also a prescription, for doctors who prescribe and as a PDF. Throws 404 for somebody else's patient, appointment or
 * upload, and 403 for somebody who is not a professional or does not prescribe. A repeated request answers the same document.
 */
export async function giveDocument(sending: Sending, hub: HubPort, gift: Gift): Promise<Document> {
  const { db, tenant } = sending
  const giver = await requireGiver(sending, gift)
  const { document, isNew } = await db.tx((tx) => give(tx, sending, giver, gift))
  if (!isNew) return document
  const patient = { patientId: gift.patientId, doctorPersonId: null }
  for (const account of await accountsOf({ db, tenant }, patient, 'patient'))
    hub.sendToUser(tenant.id, account, 'consultationChanged', {
      appointmentId: gift.appointmentId ?? null,
      given: { name: document.nameWithoutExtension, by: giver.name },
    })
  return document
}

async function give(
  tx: Tx,
  sending: Sending,
  giver: Giver,
  gift: Gift,
): Promise<{ document: Document; isNew: boolean }> {
  const { tenant, now } = sending
  const key = { tenant: tenant.id, patient: gift.patientId, id: gift.documentId }
  const upload = await takeUpload(tx, sending, gift.documentId)
  if (!upload) return { document: await readGiven(tx, key, giver.id), isNew: false }
  if (gift.isReceipt && upload.type !== 'application/pdf')
    throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason: 'notPdf' } })
  const { appointmentId = null } = gift
  await insertDocument(tx, key, upload, { ...gift, visible: true, now, givenBy: giver.id, appointmentId })
  const document = await readDocument(tx, key)
  if (gift.isReceipt)
    await tx.query(
      `insert into receipt (tenant, patient_id, prescription_type, prescribed_on, doctor_name, document_id)
       values ($1, $2, $3, $4, $5, $6)`,
      [key.tenant, key.patient, document.nameWithoutExtension, todayAt(tenant, now), giver.name, key.id],
    )
  if (gift.notifyClient)
    for (const personId of await letterReaders(tx, key.tenant, key.patient))
      await enqueueAccountLetter(tx, key.tenant, { kind: 'newDocument', personId, now })
  return { document, isNew: true }
}

/** A document that was given before: the answer to a repeated request. */
async function readGiven(tx: Tx, key: DocumentKey, doctorId: number): Promise<Document> {
  const given = await tx.query(
    'select from document where tenant = $1 and patient_id = $2 and id = $3 and given_by = $4',
    [key.tenant, key.patient, key.id, doctorId],
  )
  orNotFound(given[0])
  return readDocument(tx, key)
}

async function requireGiver(sending: Sending, { patientId, appointmentId, isReceipt }: Gift): Promise<Giver> {
  const { db, tenant, now } = sending
  const id = await requireProfessional(sending)
  await requireTreated(db, { tenant: tenant.id, doctorId: id, patientId }, treatmentTime(tenant, now))
  if (appointmentId != null) {
    const own = await db.query(
      `select from appointment where tenant = $1 and id = $2 and doctor_id = $3 and patient_id = $4
         and status = ${AppointmentStatus.booked}`,
      [tenant.id, appointmentId, id, patientId],
    )
    orNotFound(own[0])
  }
  const [giver] = await db.query<Giver>(
    `select d.id, ${doctorFullNameSql} as name, coalesce((d.extra ->> 'canPrescribe')::boolean, false) as "canPrescribe"
     from doctor d where d.tenant = $1 and d.id = $2`,
    [tenant.id, id],
  )
  const found = orNotFound(giver)
  if (isReceipt && !found.canPrescribe) throw new HttpError(403, 'FORBIDDEN')
  return found
}
