import company from 'virtual:form/Company'
import type { AdminEntity } from '../entity'
import type { AdminSection } from '../section'

/** The companies of a test. */
const companies: AdminEntity = {
  name: 'COMPANY',
  key: 'id',
  path: 'api/companies',
  columns: ['name'],
  form: company,
}

/** A section of companies at a path, for a role. */
export const sectionAt = (path: string, title: string, role: string): AdminSection => ({
  id: `admin.${path}`,
  title,
  icon: 'table',
  group: 'people',
  path,
  forms: { create: `${path}/create`, edit: path },
  requires: { role },
  entity: () => Promise.resolve({ default: companies }),
})
