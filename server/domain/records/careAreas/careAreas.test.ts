// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActingEntry, CareArea } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

const luisId = personId('one', 'luis')
const doctorPerson = personId('one', 'doctor')

describe.each(ruleDatabases)('care areas of patients on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let admin: Caller
  let luis: Caller
  let doctorId = 0
  let areas: number[] = []
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['careAreas'])
    doctor = await clinic.as('doctor@portico.test')
    admin = await clinic.as('admin@portico.test')
    luis = await clinic.as('luis@portico.test')
    const [own] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = '${doctorPerson}'`,
    )
    doctorId = own?.id ?? 0
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  /** Two areas of the doctor and a third one, and luis in the last two. */
  beforeEach(async () => {
    await clinic.db.exec(`delete from person_care_area; delete from doctor_care_area; delete from care_area;
      delete from acting_entry where tenant = 'one';
      update person set associated_doctor_id = ${doctorId} where tenant = 'one' and id = '${luisId}'`)
    const rows = await clinic.db.query<{ id: number }>(
      "insert into care_area (tenant, name) values ('one', 'A'), ('one', 'B'), ('one', 'C') returning id",
    )
    areas = rows.map(({ id }) => id)
    await clinic.db.exec(`
      insert into doctor_care_area values ('one', ${doctorId}, ${areas[0]}), ('one', ${doctorId}, ${areas[1]});
      insert into person_care_area values ('one', '${luisId}', ${areas[1]}), ('one', '${luisId}', ${areas[2]})`)
  })

  const named = (body: unknown) => (body as CareArea[]).map(({ name, isAssigned }) => [name, isAssigned])
  const ofLuis = async () => named((await luis('GET', 'api/careareas')).body)
  const save = (caller: Caller, careAreas: unknown, patientId = luisId, id = doctorId) =>
    caller('PUT', 'api/careareas/patient', { patientId, doctorId: id, careAreas })
  const put = (caller: Caller, id: number | undefined, isAssigned: boolean, patientId = luisId) =>
    caller('PUT', `api/careareas/${id}/patient/${patientId}`, { isAssigned })

  it('REC-084 REC-086 a doctor reads in which areas they work and a patient is followed', async () => {
    expect(named((await doctor('GET', `api/careareas/doctor/${doctorId}`)).body)).toEqual([
      ['A', true],
      ['B', true],
      ['C', false],
    ])
    const path = `api/careareas/doctor/${doctorId}/patient/${luisId}`
    for (const caller of [doctor, admin])
      expect(named((await caller('GET', path)).body)).toEqual([
        ['A', false],
        ['B', true],
      ])
  })

  it('REC-085 an administrator reads in which areas a user is followed', async () => {
    const path = `api/careareas/admin/${luisId}`
    expect(named((await admin('GET', path)).body)).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ])
    expect((await doctor('GET', path)).status).toBe(403)
    expect((await admin('GET', 'api/careareas/admin/nobody')).status).toBe(404)
  })

  it('REC-030 REC-082 a doctor sets their areas of a patient; those of others stay', async () => {
    expect(named((await save(doctor, [areas[0]])).body)).toEqual([
      ['A', true],
      ['B', false],
    ])
    expect(await ofLuis()).toEqual([
      ['A', true],
      ['B', false],
      ['C', true],
    ])
    expect((await save(admin, [])).status).toBe(200)
    expect(await ofLuis()).toContainEqual(['A', false])
    const log = (await luis('GET', 'api/users/acting-log')).body as ActingEntry[]
    expect(log.map((entry) => [entry.as, entry.action])).toEqual([
      ['administrator', 'changed'],
      ['professional', 'changed'],
    ])
  })

  it('REC-083 one area is added and taken away, and repeating it changes nothing', async () => {
    expect((await put(doctor, areas[0], true)).body).toEqual({ id: areas[0], name: 'A', isAssigned: true })
    expect((await put(doctor, areas[0], true)).status).toBe(200)
    expect((await put(doctor, areas[0], false)).body).toMatchObject({ isAssigned: false })
    expect((await luis('GET', 'api/users/acting-log')).body).toHaveLength(2)
    expect((await put(admin, areas[2], false)).status).toBe(200)
    expect(await ofLuis()).toContainEqual(['C', false])
  })

  it('ERR-042 REC-083 a doctor changes neither an area of others nor a stranger', async () => {
    expect((await put(doctor, areas[2], false)).body).toEqual({ message: 'NOT_OF_DOCTOR' })
    expect((await save(doctor, [areas[2]])).body).toEqual({ message: 'NOT_OF_DOCTOR' })
    expect((await put(doctor, 999_999, true)).status).toBe(404)
    expect((await save(doctor, ['x'])).status).toBe(400)
    const stranger = personId('one', 'videos')
    expect((await put(doctor, areas[0], true, stranger)).status).toBe(404)
    expect((await save(doctor, [areas[0]], stranger)).status).toBe(404)
    expect((await save(doctor, [areas[0]], luisId, doctorId + 1)).status).toBe(403)
    expect(await ofLuis()).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ])
  })

  it('REC-082 a patient assigns nothing, not even to themselves', async () => {
    const paths = [`doctor/${doctorId}`, `doctor/${doctorId}/patient/${luisId}`, `admin/${luisId}`]
    for (const path of paths) expect((await luis('GET', `api/careareas/${path}`)).status).toBe(403)
    expect((await save(luis, [areas[0]])).status).toBe(403)
    expect((await put(luis, areas[0], true)).status).toBe(403)
  })
})
