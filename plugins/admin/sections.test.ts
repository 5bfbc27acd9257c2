import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { operationsOf } from '@core/admin/entity'
import { expect, test } from 'vitest'
import sections from './sections'

const folder = path.resolve(import.meta.dirname, '../../schemas/api')
const contract = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object),
) as Record<string, { query?: object }>

const withEntity = sections.flatMap(({ id, entity, forms }) => (entity ? [{ id, entity, forms }] : []))

test.each(withEntity)(
  'ADMIN-018 every operation that $id offers is in the contract',
  async ({ entity, forms }) => {
    const { default: one } = await entity()
    const { can = {}, calls = {} } = one
    const { list, read, create, update, remove } = operationsOf(one)
    const offered = [
      list,
      ...(forms && can.edit !== false && !calls.read ? [read] : []),
      ...(forms && can.edit !== false && !calls.update ? [update] : []),
      ...(forms?.create && can.create !== false && !calls.create ? [create] : []),
      ...(can.delete === false ? [] : [remove]),
    ]
    expect(offered.filter((operation) => !Object.hasOwn(contract, operation))).toEqual([])
    const filters = (one.filters ?? []).map((filter) => (typeof filter === 'string' ? filter : filter.id))
    const parameters = Object.keys(contract[list]?.query ?? {})
    expect(parameters).toEqual(expect.arrayContaining([...filters, 'page', 'size', 'sort', 'search']))
  },
)
