import type { PaymentReceipt } from '../../../../schemas/generated/entities'
import type { OperationCall } from '../../../platform/http/api/operation'
import { localTexts } from '../../letters/queue/payload'
import type { ReceiptFacts } from './issueReceipt'
import type { PlanReceiptFacts } from './issuePlanReceipt'

type Call = Pick<OperationCall<'GET api/payment-receipts/'>, 'db' | 'tenant' | 'language' | 'person'>

type Row = Pick<PaymentReceipt, 'number' | 'kind' | 'bookId' | 'amount' | 'currency' | 'paidBy'> & {
  issuedAt: Date
  facts: ReceiptFacts | PlanReceiptFacts
}

const select = `
  select r.number, r.kind, r.appointment_id as "bookId", r.amount_cents / 100.0::float8 as amount, r.currency,
    r.issued_at as "issuedAt", r.facts, p.number as "paidBy"
  from payment_receipt r left join appointment a on a.tenant = r.tenant and a.id = r.appointment_id
  left join payment_receipt p on r.kind = 'refund' and p.tenant = r.tenant and p.appointment_id = r.appointment_id and p.kind = 'payment'
  where r.tenant = $1 and (a.patient_id = $2 or r.person_id = $2)`

/** The receipts of the patient, newest first. */
export async function listReceipts({ db, tenant, language, person }: Call): Promise<PaymentReceipt[]> {
  const rows = await db.query<Row>(`${select} order by r.issued_at desc, r.number desc limit 1000`, [
    tenant.id,
    person.subject,
  ])
  return rows.map((row) => toReceipt(row, language))
}

/** One receipt of the patient; undefined for an unknown number, and for the receipt of somebody else. */
export async function findReceipt(
  { db, tenant, language, person }: Call,
  number: string,
): Promise<PaymentReceipt | undefined> {
  const [row] = await db.query<Row>(`${select} and r.number = $3`, [tenant.id, person.subject, number])
  return row && toReceipt(row, language)
}

function toReceipt({ facts, issuedAt, ...row }: Row, language: string): PaymentReceipt {
  const { note, ...company } = facts.issuer
  return {
    ...row,
    issuedAt: issuedAt.toISOString(),
    isTest: facts.isTest,
    issuer: { ...company, note: note?.[language] ?? note?.['es'] ?? null },
    patient: facts.patient,
    ...('plan' in facts
      ? { visit: null, plan: planOf(facts, language) }
      : { visit: visitOf(facts, language), plan: null }),
  }
}

const planOf = ({ plan, planIn, chargedAt, zone }: PlanReceiptFacts, language: string) => ({
  name: planIn[language] ?? plan,
  chargedAt,
  zone,
})

function visitOf(facts: ReceiptFacts, language: string) {
  const { startsAt, zone, isOnline, place, doctor } = facts
  const { service, specialty } = localTexts({ ...facts, message: null }, language)
  return { startDate: startsAt, zone, isOnline, place, service, specialty, doctor }
}
