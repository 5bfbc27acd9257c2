// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { sweepFiles } from '../documents/sweep'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { pngOf, upload } from '../../test/clinic/upload'
import { sweepPictures } from './sweep'

const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

describe.each(ruleDatabases)('pictures that nothing shows, on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  let width = 100
  /** Each has another content. */
  const send = async () => Number((await upload(admin, 'api/thumbnails', 'a.png', pngOf(width++, 9))).body)
  const isShown = async (id: number) => (await admin('GET', `api/thumbnails/${id}/150`)).status === 200
  const contents = async () => (await clinic.db.query('select hash from stored_file')).length
  const others = () => clinic.db.query('select id from picture where uploaded_by is null order by id')

  it('REC-068 ACCOUNT-057 a replaced one is deleted with its content, and one that nobody saves after a day', async () => {
    const before = await others()
    const [left, replaced, portrait, ofDoctor, banner, poster, ofSpecialty] = (await Promise.all(
      Array.from({ length: 7 }, send),
    )) as [number, number, number, number, number, number, number]
    const { body } = await admin('POST', 'api/users/admin', { name: 'Eva', thumbnailId: replaced })
    const user = `api/users/admin/${(body as { id: string }).id}`
    for (const [table, change, id] of [
      ['doctor', 'thumbnail_id = $1', ofDoctor],
      ['doctor', `extra = extra || jsonb_build_object('bannerId', $1::bigint)`, banner],
      ['video', 'thumbnail_id = $1', poster],
      ['specialty', `image_url = '/api/thumbnails/' || $1::bigint || '/300'`, ofSpecialty],
    ] as const)
      await clinic.db.query(
        `update ${table} set ${change} where tenant = 'one' and id = (select min(id) from ${table} where tenant = 'one')`,
        [id],
      )
    await sweepPictures(clinic.db, after(23))
    expect(await Promise.all([left, replaced].map(isShown))).toEqual([true, true])

    const { body: record } = await admin('GET', user)
    expect((await admin('PUT', user, { ...(record as object), thumbnailId: portrait })).status).toBe(200)
    const kept = await contents()
    await sweepPictures(clinic.db, after(25))
    expect(await Promise.all([left, replaced].map(isShown))).toEqual([false, false])
    const shown = await Promise.all([portrait, ofDoctor, banner, poster, ofSpecialty].map(isShown))
    expect(shown).toEqual([true, true, true, true, true])
    expect(await others()).toEqual(before)

    await sweepFiles(clinic.db, clinic.files.store, after(25))
    expect(await contents()).toBe(kept - 2)
    expect(await Promise.all([portrait, banner, ofSpecialty].map(isShown))).toEqual([true, true, true])
  })

  it.runIf(database === 'postgres')('one that is being saved at that moment stays', async () => {
    const id = await send()
    await clinic.db.tx(async (tx) => {
      await tx.query(
        "update person set thumbnail_id = $1 where tenant = 'one' and id = (select min(id) from person where tenant = 'one')",
        [id],
      )
      await sweepPictures(clinic.db, after(25))
    })
    expect(await isShown(id)).toBe(true)
  })
})
