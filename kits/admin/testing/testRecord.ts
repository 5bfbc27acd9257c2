import { cleanup, fireEvent, screen } from '@testing-library/react'
import category from 'virtual:form/Category'
import service from 'virtual:form/AdminService'
import user from 'virtual:form/AdminUser'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity, AdminRecord, RowAction } from '../entity'
import type { Tag } from '../tags/tagRows'
import { openArea } from './testArea'

const off: RowAction = {
  id: 'off',
  icon: 'lock',
  label: 'ADMIN.T.OFF',
  when: ({ active }) => active === true,
  run: (call, { id }) => call('PUT api/users/admin/{id}/deactivate', { params: { id: String(id) } }),
  success: 'ADMIN.T.OFF_DONE',
}
const entities: Record<string, AdminEntity> = {
  categories: {
    name: 'CATEGORY',
    form: category,
    key: 'id',
    path: 'api/categories',
    columns: ['name'],
    widgets: { tags: () => import('../tags/OrderedTags') },
  },
  users: {
    name: 'USER',
    form: user,
    key: 'id',
    path: 'api/users/admin',
    columns: ['name'],
    rowActions: [off],
    isProtected: ({ name }) => name === 'Yo',
  },
  services: {
    name: 'SERVICE',
    form: service,
    key: 'id',
    path: 'api/consultation-services',
    columns: ['name'],
  },
}
const texts = {
  'ADMIN.T.TITLE': 'Fichas',
  'ADMIN.T.OFF': 'Desactivar',
  'ADMIN.T.OFF_DONE': 'Hecho.',
  'ADMIN.USER.FIELDS.active': 'Activo',
  'ADMIN.USER.FIELDS.phone': 'Teléfono',
}

/** A server with one record. */
export const server = {
  record: {} as AdminRecord,
  sent: [] as AdminRecord[],
  history: [] as object[],
  /** A promise that delays a save or rejects it. */
  saves: (): Promise<unknown> => Promise.resolve(),
  reads: (): Promise<unknown> => Promise.resolve(),
  /** What bringing the record back does. */
  restores: (): Promise<unknown> => Promise.resolve(),
}

async function answer(operation: string, { body }: { body?: unknown }): Promise<unknown> {
  if (operation.startsWith('GET api/audit')) return server.history
  if (operation.startsWith('GET api/deleted-records')) return []
  if (operation.endsWith('/deactivate')) {
    server.record = { ...server.record, active: false, version: Number(server.record['version']) + 1 }
    return server.record
  }
  if (operation.startsWith('POST api/deleted-records')) return server.restores()
  if (operation.startsWith('POST')) {
    await server.saves()
    server.sent.push(body as AdminRecord)
    server.record = { ...(body as AdminRecord), id: 1, version: 1 }
    return { id: 1, version: 1 }
  }
  if (operation.startsWith('PUT')) {
    await server.saves()
    server.sent.push(body as AdminRecord)
    const tags = (body as { tags?: Tag[] }).tags?.map((tag, at) => ({ id: 100 + at, ...tag, videos: 0 }))
    const { id, active, version } = server.record
    const own = { id, version: Number(version) + 1, ...(active !== undefined && { active }) }
    server.record = { ...(body as AdminRecord), ...own, ...(tags && { tags }) }
    return { version: server.record['version'] }
  }
  if (!operation.endsWith('{id}')) return { items: [], total: 0 }
  await server.reads()
  return server.record
}

/** Opens the record with this id, or the form of a new one. */
export const open = (path: 'categories' | 'users' | 'services', kept: AdminRecord, page = '1') => {
  server.record = kept
  const section = {
    id: `admin.${path}`,
    title: 'ADMIN.T.TITLE',
    icon: 'table' as const,
    group: 'offer' as const,
    path,
    forms: { create: `${path}/create`, edit: path },
    requires: {},
    entity: () => Promise.resolve({ default: entities[path] as AdminEntity }),
  }
  return openArea({ sections: [section], texts, answer }, `/admin/${path}/${page}`, 'UsersAdministrator')
}
export const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
export const write = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
export const saved = () => screen.findByText(/^Guardado a las/)
export const bar = () => screen.getByText(/^(Guardado|Deshecho) a las/).closest('output')?.textContent

/** A stored person. */
export const ana = { id: 'a', name: 'Ana', phone: '600000001', active: true, version: 3 }

/** Sets up and cleans up the tests of a record; call it once per file. */
export function recordTests(): void {
  beforeAll(() => initTexts('es'))
  beforeEach(() => {
    const done = () => Promise.resolve()
    Object.assign(server, { sent: [], history: [], saves: done, reads: done, restores: done })
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
}
