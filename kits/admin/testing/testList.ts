import { cleanup, screen } from '@testing-library/react'
import service from 'virtual:form/AdminService'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '../entity'
import type { AdminSection } from '../section'
import { openArea } from './testArea'

const texts = {
  'ADMIN.T.TITLE': 'Servicios',
  'ADMIN.T.OFF': 'Desactivar',
  'ADMIN.T.DONE': 'Desactivados: {{count}}',
  'ADMIN.SERVICE.FIELDS.consultationSpecialtyId': 'Especialidad',
  'ADMIN.SERVICE.VALUES.isActive.true': 'Se ofrece',
}
const entity: AdminEntity = {
  name: 'SERVICE',
  form: service,
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name', 'isActive'],
  impliedValues: { isActive: true },
  title: ({ name, id }) => `${String(name)} (${String(id)})`,
  choices: {
    consultationSpecialtyId: { from: 'GET api/teams', read: 'GET api/teams/{id}' },
  },
  filters: ['consultationSpecialtyId'],
  bulkActions: [
    {
      id: 'off',
      icon: 'lock',
      label: 'ADMIN.T.OFF',
      run: (call, { id }) => call('PUT api/users/admin/{id}/deactivate', { params: { id: String(id) } }),
      success: 'ADMIN.T.DONE',
    },
  ],
}
const section: AdminSection = {
  id: 'admin.services',
  title: 'ADMIN.T.TITLE',
  icon: 'table',
  group: 'offer',
  path: 'services',
  forms: { create: 'services/create', edit: 'services' },
  requires: {},
  entity: () => Promise.resolve({ default: entity }),
}
const total = 120
const record = (id: number) => ({
  id,
  name: `Servicio ${id}`,
  type: 1,
  duration: 30,
  consultationSpecialtyId: 7,
  isActive: true,
  version: 1,
})
export const server = {
  /** Promises that delay the answers of lists and actions. */
  late: (): Promise<unknown> => Promise.resolve(),
  asked: [] as [string, { query?: object; params?: object }][],
}
async function answer(operation: string, input: { query?: unknown; params?: unknown }): Promise<unknown> {
  server.asked.push([operation, input as object])
  await server.late()
  if (operation.startsWith('GET api/deleted-records')) return []
  if (operation === 'GET api/teams') return Promise.resolve({ items: [{ id: 8, name: 'Corazón' }], total: 1 })
  if (operation === 'GET api/teams/{id}') return Promise.resolve({ id: 7, name: 'Piel' })
  if (operation !== 'GET api/consultation-services') {
    return Promise.resolve(operation.startsWith('GET') ? record(1) : { version: 2 })
  }
  const { page, size } = input.query as { page: number; size: number }
  const ids = Array.from(
    { length: Math.max(0, Math.min(size, total - page * size)) },
    (_, at) => page * size + at + 1,
  )
  const isNone = JSON.stringify(input.query).includes('"consultationSpecialtyId":"404"')
  return Promise.resolve(isNone ? { items: [], total: 0 } : { items: ids.map(record), total })
}
/** Opens an address of the list. */
export const open = (path: string) =>
  openArea({ sections: [section], texts, answer }, path, 'ServicesAdministrator')
export const link = (id: number) => screen.getByRole('link', { name: `Servicio ${id} (${id})` })
/** The requested pages. */
export const pages = () =>
  server.asked.flatMap(([operation, { query }]) =>
    operation === 'GET api/consultation-services' ? [query] : [],
  )
/** The sent requests that write. */
export const sentChanges = () => server.asked.filter(([operation]) => operation.startsWith('PUT'))

/** Sets up and cleans up the tests of this list; call it once per file. */
export function listTests(): void {
  beforeAll(() => initTexts('es'))
  beforeEach(() => Object.assign(server, { asked: [], late: () => Promise.resolve() }))
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
}
