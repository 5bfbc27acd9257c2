// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { pngOf, upload } from '../../../test/clinic/upload'

const parent = personId('one', 'ana/parent')
const acting = { 'x-impersonation-user': parent }

describe.each(ruleDatabases)('the photo of a person on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let thumbnailId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    // Somebody who needs a document and has none.
    await clinic.db.query(
      `update person set birth_date = '1948-03-01', gender = 0, identification_number_type = null,
         identification_number = null, height = null, weight = null, alternative_phone = null, nick_name = null
       where tenant = 'one' and id = $1`,
      [parent],
    )
    thumbnailId = Number((await upload(ana, 'api/thumbnails', 'photo.png', pngOf(300, 300))).body)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const readUser = async () => (await ana('GET', 'api/users/data', undefined, acting)).body as User
  const save = async (change: object) => {
    const { name, surname = null, version, thumbnailId: photo = null, userMeta = [] } = await readUser()
    const kept = { userMeta: userMeta.map(({ metaKey, metaValue }) => ({ metaKey, metaValue })) }
    const body = { name, surname, birthDate: '1948-03-01', version, thumbnailId: photo, ...kept, ...change }
    return ana('PUT', 'api/users', body, acting)
  }
  const photos = () => clinic.db.query('select id from picture where uploaded_by is not null')

  it('ACCOUNT-057 ACCOUNT-037 is saved before the other data are complete', async () => {
    expect(await save({ thumbnailId, height: 170 })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/identificationNumberType' }] } },
    })
    expect((await save({ thumbnailId })).status).toBe(200)
    expect((await readUser()).thumbnailId).toBe(thumbnailId)
  })

  it('ACCOUNT-037 is one that the person has uploaded', async () => {
    const luis = await clinic.as('luis@portico.test')
    const other = Number((await upload(luis, 'api/thumbnails', 'photo.png', pngOf(200, 200))).body)
    expect(await save({ thumbnailId: other })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/thumbnailId' }] } },
    })
    await clinic.db.query('delete from picture where id = $1', [other])
  })

  it('ACCOUNT-039 goes with the account', async () => {
    expect(await photos()).toHaveLength(1)
    expect((await ana('DELETE', 'api/users')).status).toBe(204)
    expect(await photos()).toEqual([])
  })
})
