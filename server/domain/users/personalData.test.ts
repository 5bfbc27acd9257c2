// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUser, FamilyMember, ImportLine } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { STARTUP_TIMEOUT, openClinic, type Answer, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'
import { fastDatabase } from '../../test/databases'

const path = 'api/users/admin'
const idOf = (key: string) => personId('one', key)

describe('the rules of a tenant in the administration', () => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(fastDatabase)
    admin = await clinic.as('admin@portico.test')
    const one = clinic.tenants.byId('one')
    if (one) {
      one.manifest.patterns = { phone: '6[\\d ]+', doctorPhone: '9[\\d ]+' }
      one.manifest.adultAge = 21
    }
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const read = async (id: string) => (await admin('GET', `${path}/${id}`)).body as AdminUser
  const create = async (body: object) => ((await admin('POST', path, body)).body as { id: string }).id
  /** Saves a user with some fields changed. */
  const save = async (id: string, to: object) => {
    const {
      active: _active,
      isDoctor: _doctor,
      emailConfirmed: _confirmed,
      id: _id,
      ...body
    } = await read(id)
    return admin('PUT', `${path}/${id}`, { ...body, ...to })
  }
  const ruleOf = ({ status, body }: Answer) => {
    const { details } = body as { details?: { fields: { path: string; keyword: string }[] } }
    return [status, ...(details?.fields ?? []).map((field) => `${field.path} ${field.keyword}`)].join(' ')
  }

  it('ADMIN-049 C-142 a telephone number matches the pattern of users, and that of a doctor the one of doctors', async () => {
    expect(ruleOf(await admin('POST', path, { name: 'Eva', phone: '984 000 000' }))).toBe(
      '400 /phone pattern',
    )
    const eva = await create({ name: 'Eva', phone: '600 111 222' })
    expect(ruleOf(await save(eva, { phone: '984 000 000' }))).toBe('400 /phone pattern')
    expect(await read(idOf('doctor'))).toMatchObject({ isDoctor: true })
    expect(ruleOf(await save(idOf('doctor'), { phone: '600 111 222' }))).toBe('400 /phone pattern')
    expect(ruleOf(await save(idOf('doctor'), { phone: '984 000 000' }))).toBe('200')
  })
  it('ADMIN-049 a number that the user has already may stay', async () => {
    const { phone = '' } = await read(idOf('luis'))
    expect(phone).toMatch(/^\+34/)
    expect(ruleOf(await save(idOf('luis'), { surname: 'Nuevo' }))).toBe('200')
    expect(await read(idOf('luis'))).toMatchObject({ phone, surname: 'Nuevo' })
  })
  it('ADMIN-049 ADMIN-159 a line of an import follows the same pattern', async () => {
    const file = ['name;email;phone', 'Uno;i1@rules.test;600111222', 'Dos;i2@rules.test;984000000'].join('\n')
    const { body } = await upload(admin, `${path}/import-users`, 'users.csv', file)
    const lines = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine)
    expect(lines).toMatchObject([
      { line: 3, field: 'phone', keyword: 'pattern' },
      {},
      { created: 1, refused: 1 },
    ])
  })
  it('FAMILY-008 FAMILY-011 a document number is checked with its letter and stored in one form', async () => {
    const wrong = { name: 'Leo', identificationNumberType: 1, identificationNumber: '12345678A' }
    expect(ruleOf(await admin('POST', path, wrong))).toBe('400 /identificationNumber pattern')
    const leo = await create({ ...wrong, identificationNumber: '12.345.678-z' })
    expect(await read(leo)).toMatchObject({ identificationNumber: '12345678Z' })
  })
  it('FAMILY-005 C-141 the document of a dependent of 14 cannot be removed in the form of users either', async () => {
    const lucia = idOf('ana/child')
    const document = { identificationNumberType: 1, identificationNumber: '12345678Z' }
    expect(ruleOf(await save(lucia, { birthDate: '2013-01-11' }))).toBe(
      '400 /identificationNumberType required',
    )
    expect(ruleOf(await save(lucia, { birthDate: '2013-01-11', ...document }))).toBe('200')
    const none = { identificationNumberType: undefined, identificationNumber: undefined }
    expect(ruleOf(await save(lucia, none))).toBe('400 /identificationNumberType required')
    expect(ruleOf(await save(lucia, { birthDate: '2013-01-12', ...none }))).toBe('200')
  })
  it('AUTH-036 C-143 CONST-001 the new birth date of an independent user is that of an adult of the tenant', async () => {
    const family = (await admin('GET', `api/family/admin/${idOf('ana')}`)).body as FamilyMember[]
    const diego = family.find(({ dependent }) => !dependent)
    const { dependent: _dependent, active: _active, isDoctor: _isDoctor, ...body } = diego ?? {}
    const put = (birthDate: string) =>
      admin('PUT', `api/independent-users/admin/${idOf('ana')}`, { ...body, birthDate })
    expect(ruleOf(await put('2006-01-12'))).toBe('400 /birthDate adult')
    expect(ruleOf(await put('2006-01-11'))).toBe('200')
  })
})
