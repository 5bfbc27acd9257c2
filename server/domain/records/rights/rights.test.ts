// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import careAreas from '../../../../schemas/api/careAreas.json'
import admin from '../../../../schemas/api/admin.json'
import consultations from '../../../../schemas/api/consultations.json'
import devices from '../../../../schemas/api/devices.json'
import documents from '../../../../schemas/api/documents.json'
import measurements from '../../../../schemas/api/measurements.json'
import medicalData from '../../../../schemas/api/medicalData.json'
import patientRecords from '../../../../schemas/api/patientRecords.json'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { upload } from '../../../test/clinic/upload'
import { createDeviceProvider } from '../../../providers/deviceCloud/provider'
import { idOf, owners, secretOf, seedDoctor, seedOwners, type Owner } from './test/people'
import { requestOf } from './test/requests'
import { table } from './test/table'
import { fastDatabase } from '../../../test/databases'

let clinic: Clinic
let own: { doctor: number; area: number }
const roles = ['visitor', 'patient', 'family', 'doctor', 'administrator', 'elsewhere'] as const
type Role = (typeof roles)[number]
const emails: Record<Role, string | undefined> = {
  visitor: undefined,
  patient: 'luis@portico.test',
  family: 'ana@portico.test',
  doctor: 'doctor@portico.test',
  administrator: 'admin@portico.test',
  elsewhere: 'luis@portico.test',
}
const callers = {} as Record<Role, Caller>

beforeAll(async () => {
  clinic = await openClinic(fastDatabase, undefined, ['careAreas'], undefined, {
    deviceProviders: new Map([['one', deviceProvider]]),
  })
  own = await seedDoctor(clinic)
  for (const role of roles)
    callers[role] = await clinic.as(emails[role], role === 'elsewhere' ? 'two' : 'one')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

/** Nobody is connected with it, so it is never asked. */
const unused = 'http://localhost:1/devices'
const deviceProvider = createDeviceProvider({
  name: 'LifeVit',
  clientId: 'one',
  secret: 'secret',
  authorizationUrl: unused,
  tokenUrl: unused,
  recordsUrl: unused,
})

/** Operations on data that belongs to no patient, and a list that tests/access/treatment has: it names people and has no records. */
const notOfPatients = [
  'GET api/careareas/doctor/{id}',
  'GET api/diagnoses',
  'GET api/consultations/unfinished',
]
const ofDocuments = Object.keys(admin).filter((operation) => /^\w+ api\/documents/.test(operation))
const areas = [documents, medicalData, consultations, measurements, devices, patientRecords, careAreas]
const operations = [...areas.flatMap((area) => Object.keys(area)), ...ofDocuments].filter(
  (operation) => !notOfPatients.includes(operation),
)

/** Whether a call has changed what the persons have. */
let hasChanged = true

async function tryIt(operation: string, role: Role, owner: Owner, isActing: boolean): Promise<string> {
  const { method, path, body, isAimed, changesNothing } = requestOf(operation, owner, own)
  const call: Caller = (verb, url, content, headers) =>
    callers[role](verb, url, content, {
      ...headers,
      ...(isActing && { 'x-impersonation-user': idOf(owner) }),
    })
  const isUpload = operation === 'POST api/documents'
  const answer = isUpload ? await upload(call, path, 'x.txt', 'x') : await call(method, path, body)
  const text = JSON.stringify(answer.body)
  const others = owners.filter((one) => one !== owner)
  if (isActing && role !== 'administrator')
    for (const one of others) expect(text).not.toContain(secretOf(one))
  if (answer.status === 401) return '!'
  if (answer.status >= 300) {
    expect(answer.status, `${operation} for ${role}: ${text}`).toBeOneOf([400, 403, 404])
    expect(text).not.toContain('secreto')
    return '.'
  }
  hasChanged ||= !changesNothing
  if (isAimed || isActing) return isActing ? 'a' : 'y'
  // Other operations list records or save for the caller: they concern this person if the answer names them, or if they are the caller.
  const isSelf = role === 'patient' && owner === 'luis'
  return text.includes(secretOf(owner)) || text.includes(idOf(owner)) || isSelf ? 'y' : '.'
}

/** What a role reaches of a person: itself, else by acting for them. */
async function cell(operation: string, role: Role, owner: Owner): Promise<string> {
  if (hasChanged) await seedOwners(clinic)
  hasChanged = false
  const direct = await tryIt(operation, role, owner, false)
  if (direct !== '.' || (role === 'patient' && owner === 'luis')) return direct
  return tryIt(operation, role, owner, true)
}

it('REC-001 REC-005 DEV-009 C-120 ROLE-022 SHELL-046 every operation gives five roles the data of three persons as the table says', async () => {
  const rows: string[] = []
  for (const operation of operations) {
    const cells: string[] = []
    for (const role of roles) {
      const letters = []
      for (const owner of owners) letters.push(await cell(operation, role, owner))
      cells.push(letters.join(''))
    }
    rows.push(`${cells.join(' ')}  ${operation}`)
  }
  expect(rows).toEqual(table.trim().split('\n'))
}, 180_000)
