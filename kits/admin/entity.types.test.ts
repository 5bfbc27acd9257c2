import type { Company } from '@schemas/generated/entities'
import form from 'virtual:form/Company'
import { expect, test } from 'vitest'
import type { AdminEntity } from './entity'

const companies = {
  name: 'COMPANY',
  form,
  key: 'companyId',
  path: 'api/companies',
  columns: ['name'],
} as const satisfies AdminEntity<Company>

test('a typed entity is assignable to an untyped one', () => {
  const entity: AdminEntity = companies satisfies AdminEntity<Company>
  expect(entity).toBe(companies)
})

/** Never called. Each line must be a compile error. */
export const mistakes = () => [
  // @ts-expect-error a misspelt column
  { ...companies, columns: ['nam'] } satisfies AdminEntity<Company>,
  // @ts-expect-error a key that is no field
  { ...companies, key: 'id' } satisfies AdminEntity<Company>,
  // @ts-expect-error a filter that is no field
  { ...companies, filters: ['sector'] } satisfies AdminEntity<Company>,
  // @ts-expect-error a misspelt field of a section
  { ...companies, sections: [{ id: 'main', fields: ['nam'] }] } satisfies AdminEntity<Company>,
  // @ts-expect-error a misspelt field with a width
  { ...companies, widths: { nam: 6 } } satisfies AdminEntity<Company>,
  // @ts-expect-error a misspelt field in the title
  { ...companies, title: ({ nam }) => String(nam) } satisfies AdminEntity<Company>,
]
