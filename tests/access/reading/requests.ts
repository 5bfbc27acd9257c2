import { idOf, type Owner } from '../../../server/domain/records/rights/test/people'
import { requestOf as recordRequestOf } from '../../../server/domain/records/rights/test/requests'
import type { Clinic } from '../../../server/test/clinic/clinic'

const MESSAGE = 97_000
const messageOf = (owner: Owner): number => MESSAGE + (owner === 'luis' ? 0 : 1)

/** The patients write to the doctor and send a document. */
export async function seedMessages({ db }: Clinic, doctor: number, documents: Record<string, number>) {
  for (const owner of ['luis', 'ana/child'] as const)
    await db.exec(`
      delete from chat_conversation where tenant = 'one' and patient_id = '${idOf(owner)}';
      insert into chat_conversation (tenant, patient_id, doctor_id) values ('one', '${idOf(owner)}', ${doctor});
      insert into chat_message (tenant, id, patient_id, doctor_id, sender_id, from_doctor, content, document_id, created_at)
        overriding system value values ('one', ${messageOf(owner)}, '${idOf(owner)}', ${doctor}, '${idOf(owner)}', false, 'secreto',
          ${documents[owner]}, now());`)
}

/** The request of an operation that aims at the medical content of a person. */
export function requestOf(operation: string, owner: Owner, own: { doctor: number; area: number }) {
  if (!operation.includes('api/chat/')) return recordRequestOf(operation, owner, own)
  const query = new URLSearchParams({
    userId: idOf(owner),
    professionalId: String(own.doctor),
    lastMessageId: '999999',
  })
  const path = operation.replace('GET ', '').replace('{id}', String(messageOf(owner)))
  return { method: 'GET' as const, path: `${path}?${query}`, body: undefined, changesNothing: true }
}
