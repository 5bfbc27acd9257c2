// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { MedicalData } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { testClinic } from '../../../test/clinic/testClinic'

const allergy = { name: 'Níquel', notes: null, isAllergy: true, isActive: true }
const illness = { name: 'Asma', notes: null, isPersonal: true, isActive: true }
const medicine = {
  name: 'Enalapril',
  notes: 'Por la mañana',
  isActive: true,
  administrationRoute: 1,
  dose: 2.5,
  doseUnit: 4,
  posology: 24,
  posologyType: 1,
  duration: 3,
  durationType: 6,
  prescribedBy: null,
  prescribedAt: null,
}

describe.each(ruleDatabases)('medical data on %s', (database) => {
  const { call: diego } = testClinic(database, 'videos@portico.test')

  const read = async () => (await diego('GET', 'api/medicalData')).body as MedicalData

  it('REC-078 a person without records has four empty lists', async () => {
    expect(await read()).toEqual({ allergies: [], illnesses: [], interventions: [], medicines: [] })
  })

  it('REC-078 that there are no known allergies is an answer, which an allergy ends', async () => {
    const say = async (isSaid: boolean) =>
      (await diego('PUT', 'api/medicalData/no-known-allergies', { isSaid })).status
    expect(await say(true)).toBe(204)
    expect((await read()).noKnownAllergies).toMatchObject({ isOwn: true })
    const { id } = (await diego('POST', 'api/allergy/patient', allergy)).body as { id: number }
    expect((await read()).noKnownAllergies).toBeUndefined()
    expect(await say(true)).toBe(400)
    await diego('PUT', 'api/allergy/patient', { ...allergy, id, isActive: false })
    expect([await say(true), await say(false)]).toEqual([204, 204])
    expect((await read()).noKnownAllergies).toBeUndefined()
    await diego('DELETE', `api/allergy/${id}/patient`)
  })

  it.each([
    [
      'REC-045 REC-046 REC-047 REC-020 REC-078',
      'allergy',
      'allergies',
      allergy,
      { isAllergy: false, isActive: false },
    ],
    [
      'REC-048 REC-049 REC-050 REC-019 REC-078',
      'illness',
      'illnesses',
      { name: 'Asma', notes: 'De mi madre', isPersonal: false, isActive: true },
      { isPersonal: true },
    ],
    [
      'REC-051 REC-052 REC-053 REC-021 REC-078',
      'intervention',
      'interventions',
      { name: 'Apendicitis', notes: null },
      { notes: 'En 1999' },
    ],
    [
      'REC-054 REC-055 REC-056 REC-022 REC-078',
      'medicine',
      'medicines',
      medicine,
      {
        administrationRoute: 69,
        doseUnit: 18,
        posology: null,
        posologyType: null,
        duration: null,
        durationType: null,
      },
    ],
  ] as const)(
    '%s a record of kind %s is added, changed and deleted',
    async (_, kind, list, record, change) => {
      const added = await diego('POST', `api/${kind}/patient`, record)
      const { id } = added.body as { id: number }
      expect(added.body).toEqual({ id, ...record })
      expect((await read())[list]).toEqual([{ id, ...record }])
      const changed = { id, ...record, ...change, name: 'Otro nombre' }
      expect((await diego('PUT', `api/${kind}/patient`, changed)).body).toEqual(changed)
      expect((await read())[list]).toEqual([changed])
      expect((await diego('DELETE', `api/${kind}/${id}/patient`)).status).toBe(204)
      expect((await read())[list]).toEqual([])
      expect((await diego('DELETE', `api/${kind}/${id}/patient`)).status).toBe(404)
      expect((await diego('PUT', `api/${kind}/patient`, changed)).status).toBe(404)
    },
  )

  it('REC-078 active records come first, by name without accents', async () => {
    for (const [name, isActive] of [
      ['Zumaque', true],
      ['Ácaros', false],
      ['Ébano', true],
      ['Avena', true],
    ] as const)
      await diego('POST', 'api/allergy/patient', { ...allergy, name, isActive })
    expect((await read()).allergies.map(({ name }) => name)).toEqual(['Avena', 'Ébano', 'Zumaque', 'Ácaros'])
  })

  it.each([
    ['REC-020', 'allergy', { ...allergy, name: 'a'.repeat(101) }],
    ['REC-020', 'allergy', { ...allergy, name: '  ' }],
    ['REC-020', 'allergy', { ...allergy, notes: 'a'.repeat(5001) }],
    ['REC-020', 'allergy', { ...allergy, patientId: 'x' }],
    ['REC-019', 'illness', { name: 'Asma' }],
    ['REC-019', 'illness', { ...illness, name: 'a'.repeat(101) }],
    ['REC-019', 'illness', { ...illness, notes: 'a'.repeat(5001) }],
    ['REC-021', 'intervention', { name: '' }],
    ['REC-021', 'intervention', { name: 'a'.repeat(101) }],
    ['REC-021', 'intervention', { name: 'x', notes: 'a'.repeat(5001) }],
    ['REC-022', 'medicine', { ...medicine, name: 'a'.repeat(101) }],
    ['REC-022', 'medicine', { ...medicine, notes: 'a'.repeat(5001) }],
    ['REC-023', 'medicine', { ...medicine, administrationRoute: 70 }],
    ['REC-024', 'medicine', { ...medicine, doseUnit: 19 }],
    ['REC-025', 'medicine', { ...medicine, durationType: 7 }],
    ['REC-026', 'medicine', { ...medicine, posologyType: 5 }],
    ['REC-026', 'medicine', { ...medicine, posologyType: null }],
    ['REC-022', 'medicine', { ...medicine, dose: -1 }],
  ])('%s a record of kind %s with wrong fields is refused: %j', async (_, kind, record) => {
    expect((await diego('POST', `api/${kind}/patient`, record)).status).toBe(400)
  })

  it.each([
    ['REC-020', 'allergy', { ...allergy, name: 'a'.repeat(100), notes: 'a'.repeat(5000) }],
    ['REC-019', 'illness', { ...illness, name: 'a'.repeat(100), notes: 'a'.repeat(5000) }],
    ['REC-021', 'intervention', { name: 'a'.repeat(100), notes: 'a'.repeat(5000) }],
    ['REC-022', 'medicine', { ...medicine, name: 'a'.repeat(100), notes: 'a'.repeat(5000) }],
    ['REC-023', 'medicine', { ...medicine, administrationRoute: 69 }],
    ['REC-024', 'medicine', { ...medicine, doseUnit: 18 }],
    ['REC-025', 'medicine', { ...medicine, durationType: 6 }],
    ['REC-026', 'medicine', { ...medicine, posologyType: 4 }],
  ])(
    '%s a record of kind %s may be as long, and have the last number of each list',
    async (_, kind, record) => {
      expect((await diego('POST', `api/${kind}/patient`, record)).body).toMatchObject(record)
    },
  )

  it('REC-045 a repeated request with the same key adds one record', async () => {
    const headers = { 'idempotency-key': 'same' }
    const send = () => diego('POST', 'api/intervention/patient', { name: 'Rodilla' }, headers)
    const answers = [await send(), await send()]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await read()).interventions.filter(({ name }) => name === 'Rodilla')).toHaveLength(1)
  })
})
