import { expect, test } from 'vitest'
import type { PluginLimits } from '@portico/core/plugin/limits/limits'
import type { Call } from '@portico/core/http/useCall'
import type { AdminEntity } from './entity'
import limits from './limits'
import type { AdminSection } from './section'

const read = ['GET api/companies', 'GET api/companies/{id}']
const entity = { key: 'id', columns: ['name'], path: 'api/companies' } as unknown as AdminEntity

/** The entity of a section whose plugin may call these operations. */
async function limitEntity(more: Partial<AdminEntity>, permitted: readonly string[]): Promise<AdminEntity> {
  const check = (operation: string) => {
    if (!permitted.includes(operation)) throw new Error(`refused ${operation}`)
  }
  const own: PluginLimits = {
    check,
    mayCall: (operation) => permitted.includes(operation),
    limitCall: (call) => async (operation) => {
      check(operation)
      return call(operation)
    },
    limitPluginCall: (call) => call,
  }
  const limit = limits.adminEntities as (sections: object[], limits: PluginLimits) => AdminSection[]
  const [section] = limit([{ id: 'x', entity: async () => ({ default: { ...entity, ...more } }) }], own)
  return (await section!.entity!()).default
}

test('a section without the operations that it reads does not open', async () => {
  await expect(limitEntity({}, [])).rejects.toThrow('refused GET api/companies')
  const choices = { team: { from: 'GET api/teams' } } as unknown as NonNullable<AdminEntity['choices']>
  await expect(limitEntity({ choices }, read)).rejects.toThrow('refused GET api/teams')
})

test('users can do with its records what the plugin may, and no more than its entity says', async () => {
  const all = [...read, 'POST api/companies', 'PUT api/companies/{id}', 'DELETE api/companies/{id}']
  const canOf = async (permitted: readonly string[], can?: AdminEntity['can']) =>
    (await limitEntity(can ? { can } : {}, permitted)).can
  expect(await canOf(read)).toEqual({ create: false, edit: false, delete: false, export: true })
  expect(await canOf(all)).toEqual({ create: true, edit: true, delete: true, export: true })
  expect(await canOf(all, { delete: false })).toMatchObject({ create: true, delete: false })
})

test('actions and requests of an entity call with limits', async () => {
  const call = (async () => ({})) as unknown as Call
  const action = { id: 'end', run: (one: Call) => one('POST api/users/x' as never) }
  const limited = await limitEntity(
    {
      rowActions: [action as never],
      bulkActions: [action as never],
      calls: {
        read: (one) => one('GET api/users/data') as never,
        update: (one) => one('POST api/y' as never),
      },
    },
    read,
  )
  await expect(limited.rowActions?.[0]?.run(call, {}, '')).rejects.toThrow('refused POST api/users/x')
  await expect(limited.bulkActions?.[0]?.run(call, {}, '')).rejects.toThrow('refused POST api/users/x')
  await expect(limited.calls?.read?.(call, '1')).rejects.toThrow('refused GET api/users/data')
  await expect(limited.calls?.update?.(call, '1', {}, '')).rejects.toThrow('refused POST api/y')
})

test('a section without records stays as it is', () => {
  const limit = limits.adminEntities as (sections: object[], limits: object) => object[]
  expect(limit([{ id: 'x', pages: [] }], {})).toEqual([{ id: 'x', pages: [] }])
})
