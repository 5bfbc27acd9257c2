// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminDoctor, Doctor } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { authenticate } from '../../../platform/identity/accounts/authenticate'
import { openPostOffice, type PostOffice } from '../../letters/test/postOffice'
import { linkOf } from '../../registration/test/registrationServer'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const path = 'api/doctors'
const doctor = { title: 'Dra.', name: 'Vega', surname: 'Nueva', timezone: 'Europe/Madrid' }

describe.each(ruleDatabases)('accounts of doctors on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    post = await openPostOffice(clinic)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    await post.close()
    await clinic.close()
  })

  const create = (body: object) => admin('POST', path, { ...doctor, ...body })
  const created = async (body: object) => ((await create(body)).body as { id: number }).id
  /** The letters to an address since the last call. */
  const lettersTo = async (email: string) => {
    await post.round(NOW)
    return (await post.arrived()).filter(({ to }) => to === email)
  }
  const rolesOf = async (email: string) => {
    const [row] = await clinic.db.query<{ roles: string[] }>(
      "select roles from account where tenant = 'one' and email = $1",
      [email],
    )
    return row?.roles
  }
  const problem = (field: string, keyword: string) => ({ details: { fields: [{ path: field, keyword }] } })

  it('ADMIN-025 AUTH-005 a new doctor is invited once, and signs in as that doctor', async () => {
    const email = 'Vega.Sola@portico.test'
    const id = await created({ email })
    const address = email.toLowerCase()
    const [letter, ...others] = await lettersTo(address)
    expect([letter?.subject, others]).toEqual(['Activa tu cuenta: Clinic one', []])
    expect(letter?.text).toContain('Hola, Vega')
    const record = (await admin('GET', `${path}/${id}`)).body as AdminDoctor
    expect(record).toMatchObject({ email: address, invitedAt: NOW.toISOString(), version: 1 })
    const vega = await clinic.as(address)
    expect((await vega('GET', 'api/consultation-services/doctor')).status).toBe(200)
    expect((await vega('GET', path)).status).toBe(403)
    expect(await rolesOf(address)).toEqual(['Doctor'])
    await admin('PUT', `${path}/${id}`, { ...doctor, email, nickName: 'sola', version: 1 })
    expect(await lettersTo(address)).toEqual([])
    expect((await admin('POST', `${path}/${id}/invitation`)).status).toBe(204)
    expect(await lettersTo(address)).toHaveLength(1)
    expect((await vega('POST', `${path}/${id}/invitation`)).status).toBe(403)
  })

  it('AUTH-037 the letter of the invitation sets the password of the doctor', async () => {
    const email = 'clave@portico.test'
    await create({ email })
    const [letter] = await lettersTo(email)
    const { page, ...link } = linkOf(letter)
    expect(page).toBe('/accept-conditions')
    const visitor = await clinic.as()
    const chosen = { password: 'Olivo-verde-27', passwordVerify: 'Olivo-verde-27' }
    expect((await visitor('POST', 'api/users/reset-password', { ...link, ...chosen })).status).toBe(204)
    const tried = { email, password: chosen.password, address: '203.0.113.1' }
    expect((await authenticate(clinic.db, 'one', tried)).outcome).toBe('known')
  })

  it('ADMIN-025 a doctor without an account gets one with a later save; until then nobody is invited', async () => {
    const id = await created({})
    expect((await admin('POST', `${path}/${id}/invitation`)).status).toBe(404)
    const email = 'tarde@portico.test'
    await admin('PUT', `${path}/${id}`, { ...doctor, email, version: 1 })
    expect(await lettersTo(email)).toHaveLength(1)
    await admin('PUT', `${path}/${id}`, { ...doctor, version: 2 })
    expect((await admin('GET', `${path}/${id}`)).body).toMatchObject({ email })
  })

  it('ADMIN-025 a patient who becomes a doctor keeps their account and name, and needs no invitation', async () => {
    await clinic.db.query(
      `insert into accepted_conditions (tenant, person_id, version, accepted_at)
       select 'one', sub, '1', now() from account where tenant = 'one' and email = 'luis@portico.test'
       on conflict do nothing`,
    )
    const id = await created({ email: 'luis@portico.test' })
    const luis = await clinic.as('luis@portico.test')
    expect((await luis('GET', 'api/users/data')).body).toMatchObject({ name: 'Luis' })
    expect(await rolesOf('luis@portico.test')).toEqual(['Doctor'])
    expect(await lettersTo('luis@portico.test')).toEqual([])
    const own = (await luis('GET', `${path}/${id}/patient`)).body as Doctor
    expect(own.fullName).toBe('Dra. Vega Nueva')
  })

  it('ADMIN-025 ROLE-022 the address of an account is not changed with the doctor, and belongs to one doctor', async () => {
    const email = 'fija@portico.test'
    const id = await created({ email })
    const changed = await admin('PUT', `${path}/${id}`, { ...doctor, email: 'otra@portico.test', version: 1 })
    expect([changed.status, changed.body]).toMatchObject([400, problem('/email', 'account')])
    expect((await create({ email })).body).toMatchObject(problem('/email', 'unique'))
    expect((await create({ email: 'sin arroba' })).body).toMatchObject(problem('/email', 'format'))
  })
})
