import type { CareArea } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { FOREIGN_KEY_VIOLATION } from '../../../platform/db/retryOnDeadlock'
import { operation, type Api } from '../../../platform/http/api/operation'
import { sqlState } from '../../../platform/http/errors/badInput'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { fieldError } from '../../entities/records/fieldError'
import { inUse } from '../../entities/records/inUse'

const UNIQUE_VIOLATION = '23505'

/** The care areas of a tenant. No screen edits them (C-121). */
export function registerCareAreas(api: Api): void {
  operation(api, 'POST api/careareas', ({ db, tenant, body }) =>
    save(db, 'insert into care_area (tenant, name) values ($1, $2) returning id, name', [
      tenant.id,
      body.name,
    ]),
  )
  operation(api, 'PUT api/careareas/{id}', ({ db, tenant, params, body }) =>
    save(db, 'update care_area set name = $2 where tenant = $1 and id = $3 returning id, name', [
      tenant.id,
      body.name,
      params.id,
    ]),
  )
  operation(api, 'DELETE api/careareas/{id}', async ({ db, tenant, params }) => {
    const removal = db.query('delete from care_area where tenant = $1 and id = $2 returning id', [
      tenant.id,
      params.id,
    ])
    const rows = await removal.catch((error: unknown) => {
      throw sqlState(error) === FOREIGN_KEY_VIOLATION ? inUse([]) : error
    })
    orNotFound(rows[0])
    return undefined
  })
}

/** Throws 404 without such a care area, and an error of the field for a name that another one has. */
async function save(db: Tx, sql: string, values: unknown[]): Promise<CareArea> {
  const rows = await db.query<CareArea>(sql, values).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? fieldError('/name', 'unique') : error
  })
  return orNotFound(rows[0])
}
