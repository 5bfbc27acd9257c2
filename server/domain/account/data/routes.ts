import type { User } from '../../../../schemas/generated/entities'
import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { findUser } from '../../people/people'
import { readPicture } from '../../pictures/readPicture'
import { readClinicalDataAuth, writeClinicalDataAuth } from './clinicalData'
import { savePersonalData } from './saveData'

/** The size of the picture of a profile, in pixels. */
const AVATAR_SIZE = 300

/** The personal data of the subject of the session. */
export function registerPersonalData(api: Api): void {
  operation(api, 'PUT api/users', (call) => savePersonalData(call, call.body))
  operation(api, 'GET api/usermeta', async (call) => (await readSubject(call)).userMeta ?? [])
  operation(api, 'GET api/usermeta/{key}', async (call) => {
    const { userMeta = [] } = await readSubject(call)
    return orNotFound(userMeta.find(({ metaKey }) => metaKey === call.params.key))
  })
  operation(api, 'GET api/thumbnails/avatar', async (call) => {
    const { thumbnailId } = await readSubject(call)
    const place = { db: call.db, files: api.files, tenant: call.tenant.id }
    return readPicture(place, orNotFound(thumbnailId ?? undefined), AVATAR_SIZE)
  })
  operation(api, 'GET api/clinical-data-auth', readClinicalDataAuth)
  operation(api, 'POST api/clinical-data-auth', async (call) => {
    await writeClinicalDataAuth(call, call.body.authorized)
    return readClinicalDataAuth(call)
  })
}

const readSubject = async ({
  db,
  tenant,
  person,
}: Pick<OperationCall<'GET api/usermeta'>, 'db' | 'tenant' | 'person'>): Promise<User> =>
  orNotFound(await findUser(db, tenant.id, person.subject))
