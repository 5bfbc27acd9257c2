import type { Company } from '@schemas/generated/entities'
import form from 'virtual:form/Company'
import { expectTypeOf, test } from 'vitest'
import type { AdminEntity } from './entity'

const companies = {
  name: 'COMPANY',
  form,
  key: 'companyId',
  path: 'api/companies',
  columns: ['name'],
} as const satisfies AdminEntity<Company>

test('an entity of a type fits wherever any entity does', () => {
  expectTypeOf<AdminEntity<Company>>().toExtend<AdminEntity>()
})

test('a misspelt field does not compile, wherever it is named', () => {
  // @ts-expect-error -- `nam` is no field of a company
  void ({ ...companies, columns: ['nam'] } satisfies AdminEntity<Company>)
  // @ts-expect-error -- `id` is no field of a company
  void ({ ...companies, key: 'id' } satisfies AdminEntity<Company>)
  // @ts-expect-error -- `sector` is no field of a company
  void ({ ...companies, filters: ['sector'] } satisfies AdminEntity<Company>)
  // @ts-expect-error -- `nam` is no field of a company
  void ({ ...companies, sections: [{ id: 'main', fields: ['nam'] }] } satisfies AdminEntity<Company>)
  // @ts-expect-error -- `nam` is no field of a company
  void ({ ...companies, widths: { nam: 6 } } satisfies AdminEntity<Company>)
  // @ts-expect-error -- `nam` is no field of a company
  void ({ ...companies, title: ({ nam }) => String(nam) } satisfies AdminEntity<Company>)
})
