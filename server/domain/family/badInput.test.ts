// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { forbiddenFields, notDate, notText, notWhole, readStored } from '../../test/clinic/badValues'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { fastDatabase } from '../../test/databases'

const child = personId('one', 'ana/child')
const phone = [7, true, [], {}, 'abc', '+', '９８４', '1'.repeat(21), '655;drop table person', 'a\nb']
const common = {
  name: [...notText, '   ', 'a\nb', 'x'.repeat(101)],
  surname: [...notText, 'a\tb', 'x'.repeat(101)],
  phone,
  gender: [...notWhole, 3],
  agreementId: [...notWhole, 999_999],
}
/** What each field of a member must not be. */
const wrong = {
  'dependent-users': {
    ...common,
    birthDate: [null, ...notDate, '2030-01-01'],
    identificationNumberType: [null, ...notWhole, 99],
    identificationNumber: [7, true, [], {}, "1' or 1=1", '<b>1</b>', '1'.repeat(21), '12345678A'],
  },
  'independent-users': {
    ...common,
    birthDate: [null, ...notDate, '2020-01-01'],
    email: [...notText, 'ana', 'ana@', '@x.es', 'a@x.es b@y.es', 'a@x.es\nBcc: b@y.es', '<a@x.es>'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly unknown[]>>>

const valid = {
  'dependent-users': {
    name: 'Mateo',
    surname: 'Prieto',
    birthDate: '2020-05-01',
    identificationNumberType: 0,
  },
  'independent-users': { name: 'Javier', surname: 'Prieto', birthDate: '1990-05-01', email: 'javier@x.test' },
}

let clinic: Clinic
let ana: Caller
let luis: Caller
beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
  ana = await clinic.as('ana@portico.test')
  luis = await clinic.as('luis@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

type Kind = keyof typeof wrong
type Values = Iterable<readonly [field: string, value: unknown]>
const kinds = Object.entries(wrong) as [Kind, Readonly<Record<string, readonly unknown[]>>][]

/** Sends each value in a body that is valid otherwise. */
async function expectRefused(kind: Kind, values: Values, method: 'POST' | 'PUT' = 'POST', own: object = {}) {
  const before = await readStored(clinic.db)
  for (const [field, value] of values) {
    // A number is checked where there is a type.
    const type = field === 'identificationNumber' && { identificationNumberType: 1 }
    const answer = await ana(method, `api/${kind}`, { ...valid[kind], ...type, ...own, [field]: value })
    expect([value, answer.status, JSON.stringify(answer.body)]).toEqual([
      value,
      400,
      expect.stringContaining(field),
    ])
  }
  expect(await readStored(clinic.db)).toEqual(before)
}

describe.each(kinds)('api/%s', (kind, fields) => {
  it.each(Object.entries(fields))(
    'ERR-012 refuses each bad %s of a new member and stores nothing',
    async (field, values) =>
      expect(
        expectRefused(
          kind,
          values.map((value) => [field, value]),
        ),
      ).resolves.toBeUndefined(),
  )
  it('ERR-012 refuses fields that are not the family’s to set', async () =>
    expect(expectRefused(kind, Object.entries(forbiddenFields))).resolves.toBeUndefined())
})

it.each(Object.entries(wrong['dependent-users']))(
  'ERR-012 refuses each bad %s of a dependent who is changed',
  async (field, values) => {
    const family = (await ana('GET', 'api/family')).body as User[]
    const own = { id: child, version: family.find(({ id }) => id === child)?.version }
    const each = values.map((value) => [field, value] as const)
    await expect(expectRefused('dependent-users', each, 'PUT', own)).resolves.toBeUndefined()
  },
)

const strangers = [
  child,
  personId('one', 'ana'),
  personId('one', 'luis'),
  personId('two', 'ana/child'),
  'nobody',
  "' or 1=1",
]
it.each(strangers)(
  'FAMILY-016 FAMILY-018 FAMILY-021 FAMILY-023 somebody without a family does nothing to %s',
  async (id) => {
    const before = await readStored(clinic.db)
    const path = encodeURIComponent(id)
    for (const kind of ['dependent-users', 'independent-users'] as const) {
      const body = { ...valid[kind], id, version: 1 }
      for (const answer of [
        await luis('PUT', `api/${kind}`, body),
        await luis('POST', `api/${kind}`, valid[kind]),
        await luis('DELETE', `api/${kind}/${path}`),
      ])
        expect([403, 404]).toContain(answer.status)
    }
    expect([403, 404]).toContain((await luis('POST', `api/independent-users/${path}/invitation`)).status)
    expect([403, 404]).toContain((await luis('GET', `api/dependent-users/${path}/removal`)).status)
    expect(await readStored(clinic.db)).toEqual(before)
  },
)

it.each(strangers.slice(1))(
  'FAMILY-016 FAMILY-018 FAMILY-021 a family administrator does nothing to %s',
  async (id) => {
    const before = await readStored(clinic.db)
    const path = encodeURIComponent(id)
    for (const kind of ['dependent-users', 'independent-users'] as const) {
      expect((await ana('PUT', `api/${kind}`, { ...valid[kind], id, version: 1 })).status).toBe(404)
      expect((await ana('DELETE', `api/${kind}/${path}`)).status).toBe(404)
    }
    expect((await ana('POST', `api/independent-users/${path}/invitation`)).status).toBe(404)
    expect((await ana('GET', `api/dependent-users/${path}/removal`)).status).toBe(404)
    expect(await readStored(clinic.db)).toEqual(before)
  },
)
