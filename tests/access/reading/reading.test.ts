// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  idOf,
  idsOf,
  seedDoctor,
  seedOwners,
  type Owner,
} from '../../../server/domain/records/rights/test/people'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../server/test/clinic/clinic'
import { recordsAdministrator } from '../../../server/test/clinic/recordsAdministrator'
import { personId } from '../../../server/demo/people/personRow'
import { databases } from '../../../server/test/databases'
import { contract, entitiesOf, operations } from './contract'
import { requestOf, seedMessages } from './requests'
import { exceptions, medicalEntities, otherEntities } from './table'

const medical = operations.filter(([, operation]) => operation.medical !== undefined)
const ofRole = (role: string | undefined) =>
  medical.filter(([, operation]) => operation.role === role).map(([key]) => key)

describe('the contract', () => {
  it('ROLE-022 every entity of an answer is medical or not', () => {
    const answered = new Set(operations.flatMap(([, operation]) => [...entitiesOf(operation)]))
    expect([...answered].filter((name) => !medicalEntities.includes(name)).toSorted()).toEqual(
      otherEntities.toSorted(),
    )
    expect(medicalEntities.filter((name) => !answered.has(name))).toEqual([])
  })

  it('ROLE-022 every operation that answers medical content or a file says so, or opens nothing of somebody else', () => {
    const answering = operations.filter(
      ([, operation]) =>
        operation.response === 'file' ||
        [...entitiesOf(operation)].some((name) => medicalEntities.includes(name)),
    )
    const silent = answering.filter(([, operation]) => operation.medical === undefined).map(([key]) => key)
    expect(silent.toSorted()).toEqual(Object.keys(exceptions).toSorted())
  })
})

/** What the log says of an operation that reads. */
const actions = {
  record: 'read',
  documents: 'documents',
  measurements: 'measurements',
  messages: 'messages',
  file: 'downloaded',
  mention: undefined,
} as const

interface StoredEntry {
  action: string
  as: string
  reason: string | null
  detail?: string | null
}
const wordsOf = ({ action, as, reason, detail }: StoredEntry): string =>
  [action, as, reason, detail].filter(Boolean).join(' ')

describe.each(databases)('who reads medical content on %s', (database) => {
  const child = idOf('ana/child')
  const luis = idOf('luis')
  let clinic: Clinic
  let own: { doctor: number; area: number }
  let ana: Caller
  let doctor: Caller
  let admin: Caller
  let reader: Caller
  let readerId: string
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['chat'])
    own = await seedDoctor(clinic)
    ana = await clinic.as('ana@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    admin = await clinic.as('admin@portico.test')
    ;({ id: readerId, call: reader } = await recordsAdministrator(clinic))
    await seed()
  }, STARTUP_TIMEOUT)
  beforeEach(() => clinic.db.exec('delete from acting_entry'))
  afterAll(() => clinic.close())

  const documents = { luis: idsOf('luis').document, 'ana/child': idsOf('ana/child').document }
  const seed = async () => {
    await clinic.db.exec("delete from chat_conversation where tenant = 'one'")
    await seedOwners(clinic)
    await seedMessages(clinic, own.doctor, documents)
  }
  const as = (id: string) => ({ 'x-impersonation-user': id })

  async function send(caller: Caller, operation: string, owner: Owner, headers = {}) {
    const { method, path, body, changesNothing } = requestOf(operation, owner, own)
    const answer = await caller(method, path, body, headers)
    if (!changesNothing && answer.status < 300) await seed()
    return { ...answer, changesNothing }
  }
  /** The entries of a person, which are removed. */
  async function takeEntries(subject: string, actor: string) {
    const rows = await clinic.db.query<StoredEntry>(
      `select action, capacity as as, reason, detail from acting_entry where subject_id = $1 and actor_id = $2 order by id`,
      [subject, actor],
    )
    await clinic.db.exec('delete from acting_entry')
    return rows
  }

  it.each([
    ['who looks after a child', () => ana, () => personId('one', 'ana'), 'family', 'care'],
    ['an administrator with the role records', () => reader, () => readerId, 'administrator', 'support'],
  ] as const)(
    'ROLE-005 %s is in the log with what they opened, whatever the operation',
    async (_, caller, actor, capacity, reason) => {
      const found: string[] = []
      const expected: string[] = []
      for (const operation of ofRole(undefined)) {
        const { status, changesNothing } = await send(caller(), operation, 'ana/child', as(child))
        const entries = await takeEntries(child, actor())
        found.push(`${operation}: ${status < 300}, ${entries.map(wordsOf).join(', ')}`)
        const kind = contract[operation]?.medical ?? 'mention'
        const action = changesNothing ? actions[kind] : 'changed'
        const words = ['entered', ...(action ? [action] : [])].map((one) => `${one} ${capacity} ${reason}`)
        const title = changesNothing && kind === 'file' ? ' secreto-1.txt' : ''
        expected.push(`${operation}: true, ${words.join(', ')}${title}`)
      }
      expect(found).toEqual(expected)
    },
    300_000,
  )

  it('ROLE-022 an administrator without the role records reads and changes no medical content while acting for somebody', async () => {
    const answers: string[] = []
    for (const operation of ofRole(undefined)) {
      const { status, body } = await send(admin, operation, 'ana/child', as(child))
      answers.push(`${operation}: ${status} ${JSON.stringify(body)}`)
    }
    expect(answers).toEqual(
      ofRole(undefined).map((operation) => `${operation}: 403 {"message":"RECORDS_ROLE"}`),
    )
    expect(await takeEntries(child, personId('one', 'admin'))).toEqual([])
    const hub = await clinic.hub('admin@portico.test')
    await expect(hub.invoke('registerUser', child)).rejects.toThrow('FORBIDDEN')
    const message = { PatientId: child, DoctorId: own.doctor, Content: 'x', IsPatientApp: true }
    await expect(hub.invoke('sendMessage', message)).rejects.toThrow('NOT_FOUND')
    expect(await (await clinic.hub('olga@portico.test')).invoke('registerUser', child)).toBe(true)
  }, 120_000)

  it('ROLE-022 an administrator who looks after the person needs no role', async () => {
    const adminId = personId('one', 'admin')
    await clinic.db.exec(`
      update person set is_family_admin = true where id = '${adminId}';
      insert into family_link (tenant, admin_id, member_id, dependent) values ('one', '${adminId}', '${child}', true)`)
    const { status } = await send(admin, 'GET api/medicalData', 'ana/child', as(child))
    const entries = await takeEntries(child, adminId)
    await clinic.db.exec(`
      update person set is_family_admin = false where id = '${adminId}';
      delete from family_link where admin_id = '${adminId}'`)
    expect([status, ...entries.map((entry) => `${entry.action} ${entry.as} ${entry.reason}`)]).toEqual([
      200,
      'entered family care',
      'read family care',
    ])
  })

  it('ACCOUNT-009 whatever a doctor opens of a patient is in the log', async () => {
    const found: string[] = []
    for (const operation of ofRole('Doctor')) {
      const { status } = await send(doctor, operation, 'luis')
      const entries = await takeEntries(luis, personId('one', 'doctor'))
      found.push(
        `${operation}: ${status}, ${entries.map((entry) => wordsOf({ ...entry, detail: null })).join(', ')}`,
      )
    }
    const expected = ofRole('Doctor').map((operation) => {
      const action = actions[contract[operation]?.medical ?? 'mention']
      return `${operation}: 200, ${action} professional treatment`
    })
    expect(found).toEqual(expected)
    expect((await send(doctor, 'GET api/chat/messages/{id}/document', 'luis')).status).toBe(200)
    expect(await takeEntries(luis, personId('one', 'doctor'))).toMatchObject([
      { action: 'downloaded', detail: 'secreto-0.txt' },
    ])
  })

  it('REC-073 REC-074 ROLE-027 an administrator downloads documents with the role records alone, also hidden ones, and the patient sees it', async () => {
    await clinic.db.exec(`update document set visible = false where id = ${documents.luis}`)
    const paths = [
      `api/documents/${documents.luis}/download`,
      `api/documents/${luis}/downloadPatientDocuments`,
    ]
    for (const path of paths) {
      expect((await admin('GET', path)).body).toEqual({ message: 'RECORDS_ROLE' })
      expect(await takeEntries(luis, personId('one', 'admin'))).toEqual([])
      const isExport = path.endsWith('Documents')
      for (const isActing of [false, true]) {
        const { status } = await reader('GET', path, undefined, isActing ? as(child) : {})
        expect(status).toBe(200)
        const ofChild = await clinic.db.query('select action from acting_entry where subject_id = $1', [
          child,
        ])
        // Only the account of the child was entered, unless the operation is one of the administration.
        expect(ofChild).toEqual(isActing && !isExport ? [{ action: 'entered' }] : [])
        expect(await takeEntries(luis, readerId)).toEqual([
          {
            action: isExport ? 'exported' : 'downloaded',
            as: 'administrator',
            reason: 'administration',
            detail: isExport ? null : 'secreto-0.txt',
          },
        ])
      }
    }
  })

  it('REC-065 a list that is read again and again is in the log once in each half hour', async () => {
    for (let poll = 0; poll < 5; poll++) {
      await reader('GET', 'api/documents/filter?page=0&search=secreto')
      await send(doctor, 'GET api/patients/{patientId}/documents', 'luis')
    }
    expect(await takeEntries(luis, readerId)).toMatchObject([{ action: 'documents', as: 'administrator' }])
    await admin('GET', `api/documents/filter?page=0&patientId=${luis}`)
    expect(await takeEntries(luis, personId('one', 'admin'))).toEqual([])
  })

  it('REC-065 nothing is answered when the log cannot be written', async () => {
    await clinic.db.exec('alter table acting_entry rename to acting_entry_gone')
    const answers = [
      await send(doctor, 'GET api/patients/{patientId}/records', 'luis'),
      await send(ana, 'GET api/medicalData', 'ana/child', as(child)),
      await reader('GET', `api/documents/${documents.luis}/download`),
      await reader('GET', `api/documents/${luis}/downloadPatientDocuments`),
    ]
    await clinic.db.exec('alter table acting_entry_gone rename to acting_entry')
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('secreto')
  })
})
