// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'

type Saved = Record<string, unknown>
interface AdminRecords {
  rows: string
  path: string
  key?: string
  /** What else a record needs. */
  more?: (first: (path: string) => Promise<number>) => Promise<object>
}

/** The kinds of records that administrators add, read, change, list and remove. */
const kinds: readonly AdminRecords[] = [
  { rows: 'ADMIN-119 ADMIN-120 ADMIN-121 ADMIN-122 ADMIN-123', path: 'api/agreements' },
  {
    rows: 'ADMIN-124 ADMIN-125 ADMIN-126 ADMIN-127 ADMIN-128',
    path: 'api/companies',
    key: 'companyId',
  },
  { rows: 'ADMIN-104 ADMIN-129 ADMIN-130 ADMIN-131 ADMIN-132', path: 'api/teams' },
  { rows: 'ADMIN-133 ADMIN-134 ADMIN-135 ADMIN-136', path: 'api/insurers' },
  { rows: 'ADMIN-141 ADMIN-142 ADMIN-143', path: 'api/specialties-categories' },
  {
    rows: 'ADMIN-144 ADMIN-145 ADMIN-146',
    path: 'api/consultation-specialties',
    more: async (first) => ({ categoryId: await first('api/specialties-categories') }),
  },
  {
    rows: 'ADMIN-138 ADMIN-139 ADMIN-140',
    path: 'api/consultation-services',
    more: async (first) => ({
      consultationSpecialtyId: await first('api/consultation-specialties'),
      type: 1,
      duration: 20,
    }),
  },
  {
    rows: 'ADMIN-023 ADMIN-108 ADMIN-109 ADMIN-110',
    path: 'api/categories',
    more: async () => ({ tags: [{ name: 'zz etiqueta' }] }),
  },
]

describe.each(ruleDatabases)('records of the administration on %s', (database) => {
  const { call: admin } = testClinic(database, 'admin@portico.test')

  const list = async (path: string) =>
    ((await admin('GET', `${path}?page=0&size=100&search=zz`)).body as { items: Saved[] }).items
  const first = async (path: string) =>
    ((await admin('GET', `${path}?page=0`)).body as { items: { id: number }[] }).items[0]?.id ?? 0

  const named = kinds.map(({ rows, path, ...kind }) => [rows, path, kind] as const)
  it.each(named)('%s a record of %s is what was saved, until it is removed', async (_, path, kind) => {
    const { key = 'id', more } = kind
    const body = { name: 'zz Nueva', ...(await more?.(first)) }
    const { id } = (await admin('POST', path, body)).body as { id: number }
    const own = { [key]: id }
    const read = async () => (await admin('GET', `${path}/${id}`)).body as Saved
    expect(await read()).toMatchObject({ ...own, name: 'zz Nueva', version: 1 })
    expect(await list(path)).toMatchObject([{ ...own, name: 'zz Nueva' }])

    const changed = { ...body, name: 'zz Cambiada', version: 1 }
    expect((await admin('PUT', `${path}/${id}`, changed)).body).toEqual({ version: 2 })
    expect(await read()).toMatchObject({ ...own, name: 'zz Cambiada', version: 2 })
    expect(await list(path)).toMatchObject([{ ...own, name: 'zz Cambiada' }])

    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await admin('GET', `${path}/${id}`)).status).toBe(404)
    expect(await list(path)).toEqual([])
  })
})
