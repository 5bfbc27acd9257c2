import type { ClinicalDataAuth } from '../../../../schemas/generated/entities'
import type { OperationCall } from '../../../platform/http/api/operation'
import { writeAudit } from '../../entities/history/audit'
import { changeOf } from '../../entities/registerEntity'
import { users } from '../../users/entity'
import { orNotFound } from '../../../platform/errors/orNotFound'

type Call = Pick<OperationCall<'GET api/clinical-data-auth'>, 'db' | 'tenant' | 'person' | 'now'>

/** Reads whether professionals who are not doctors may see the clinical data of the subject. */
export async function readClinicalDataAuth({ db, tenant, person }: Call): Promise<ClinicalDataAuth> {
  const [row] = await db.query<ClinicalDataAuth>(
    'select clinical_data_auth_at is not null as authorized from person where tenant = $1 and id = $2',
    [tenant.id, person.subject],
  )
  return orNotFound(row)
}

/** Gives or ends the authorization. The history says who did it, and when. */
export async function writeClinicalDataAuth(call: Call, authorized: boolean): Promise<void> {
  const { db, tenant, person, now } = call
  await db.tx(async (tx) => {
    const [changed] = await tx.query<{ version: number }>(
      `update person set clinical_data_auth_at = case when $3::boolean then $4::timestamptz end
       where tenant = $1 and id = $2 and (clinical_data_auth_at is not null) <> $3::boolean returning version`,
      [tenant.id, person.subject, authorized, now.toISOString()],
    )
    if (!changed) return
    await writeAudit(tx, changeOf(call), users, person.subject, {
      action: 'update',
      version: changed.version,
      before: { clinicalDataAuth: !authorized },
      after: { clinicalDataAuth: authorized },
    })
  })
}
