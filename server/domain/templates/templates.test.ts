// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TextTemplate } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const path = 'api/doctors/templates'

describe.each(ruleDatabases)('templates of texts on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const list = async (call = doctor) => (await call('GET', path)).body as TextTemplate[]
  const add = (name: string, text: string, kind = 'message') => doctor('POST', path, { kind, name, text })

  it('ROLE-025 a doctor keeps, changes and deletes texts for messages and summaries', async () => {
    expect(await list()).toEqual([])
    const { body } = await add(' Analítica ', 'Tus análisis están bien.')
    const { id } = body as TextTemplate
    await add('Faringitis', 'Paracetamol y líquidos.', 'summary')
    expect(await list()).toMatchObject([
      { id, kind: 'message', name: 'Analítica', text: 'Tus análisis están bien.' },
      { kind: 'summary', name: 'Faringitis' },
    ])
    const changed = { name: 'Análisis', text: 'Todo bien.' }
    expect((await doctor('PUT', `${path}/${id}`, changed)).body).toMatchObject({ id, ...changed })
    expect((await doctor('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await list()).map(({ kind }) => kind)).toEqual(['summary'])
    expect((await doctor('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await doctor('PUT', `${path}/${id}`, changed)).status).toBe(404)
  })
  it('ROLE-025 a template without a name or a text is not stored', async () => {
    const before = await list()
    for (const [name, text] of [
      [' ', 'x'],
      ['x', '\n'],
      ['x'.repeat(81), 'x'],
      ['x', 'x'.repeat(4001)],
    ] as const)
      expect((await add(name, text)).status).toBe(400)
    expect(await list()).toEqual(before)
  })
  it('ROLE-025 nobody else reads or changes them', async () => {
    const [own] = await list()
    const elsewhere = await clinic.as('doctor@portico.test', 'two')
    expect(await list(elsewhere)).toEqual([])
    expect((await elsewhere('DELETE', `${path}/${own?.id}`)).status).toBe(404)
    for (const person of ['luis@portico.test', 'admin@portico.test'])
      expect((await (await clinic.as(person))('GET', path)).status).toBe(403)
    await clinic.db.query(
      `insert into doctor_template (tenant, doctor_id, kind, name, text)
       select 'one', id, 'message', 'De otra', 'x' from doctor where tenant = 'one' and person_id is distinct from $1 limit 1`,
      [personId('one', 'doctor')],
    )
    expect((await list()).map(({ name }) => name)).not.toContain('De otra')
  })
  it('ROLE-025 there is an end to how many', async () => {
    await clinic.db.query(
      `insert into doctor_template (tenant, doctor_id, kind, name, text)
       select 'one', d.id, 'message', 'n' || n, 'x' from doctor d, generate_series(1, 199) n where d.tenant = 'one' and d.person_id = $1`,
      [personId('one', 'doctor')],
    )
    expect((await add('Una más', 'x')).body).toMatchObject({ message: 'TOO_MANY_TEMPLATES' })
  })
})
