import type { Call } from '@portico/core/http/useCall'
import { readAllConsultations, readAllDocuments, readTests } from './planFiles'

/** Reads what the archive and the summary of a person are made of, without measurements. */
export async function readRecords(call: Call, signal: AbortSignal) {
  const quiet = { quiet: true, signal } as const
  const months = await call('GET api/consultations', quiet)
  return {
    person: await call('GET api/users/data', quiet),
    medicalData: await call('GET api/medicalData', quiet),
    records: {
      documents: await readAllDocuments(call, signal),
      consultations: await readAllConsultations(call, months, signal),
      receipts: await call('GET api/receipts', quiet),
      ...(await readTests(call, signal)),
    },
  }
}
