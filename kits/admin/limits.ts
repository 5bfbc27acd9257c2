import type { Operation } from '@portico/core/http/useCall'
import type { PluginLimits, PointLimits } from '@portico/core/plugin/limits/limits'
import { operationsOf, type AdminEntity, type EntityCalls, type RowAction } from './entity'
import type { AdminSection } from './section'

const limits: PointLimits = { adminEntities: limitSections }
export default limits

function limitSections(sections: readonly AdminSection[], own: PluginLimits): readonly AdminSection[] {
  return sections.map(({ entity: load, ...section }) => {
    if (!load) return section
    const entity = async () => ({ default: limitEntity((await load()).default, own) })
    return { ...section, entity }
  })
}

/**
 * An entity of which users can do what its plugin may: without the operation there is no creating, editing, deleting or exporting. Throws an
 * `ApiError` where the plugin may not read its records, or the choices of a field.
 */
function limitEntity(entity: AdminEntity, own: PluginLimits): AdminEntity {
  const { list, read, create, update, remove } = operationsOf(entity)
  const { can = {}, calls, rowActions, bulkActions } = entity
  for (const operation of [list, read, ...choiceOperations(entity)]) own.check(operation)
  const may = (name: keyof typeof can, operation: Operation) => can[name] !== false && own.mayCall(operation)
  return {
    ...entity,
    can: {
      create: may('create', create),
      edit: may('edit', update),
      delete: may('delete', remove),
      export: may('export', entity.exportOperation ?? list),
    },
    ...(calls && { calls: limitCalls(calls, own) }),
    ...(rowActions && { rowActions: rowActions.map((action) => limitAction(action, own)) }),
    ...(bulkActions && { bulkActions: bulkActions.map((action) => limitAction(action, own)) }),
  }
}

const choiceOperations = ({ choices = {} }: AdminEntity): Operation[] =>
  Object.values(choices).flatMap((source) =>
    source
      ? [source.from, ...(source.read ? [source.read] : []), ...(source.owner ? [source.owner.from] : [])]
      : [],
  )

const limitAction = (action: RowAction, own: PluginLimits): RowAction => ({
  ...action,
  run: (call, ...args) => action.run(own.limitCall(call), ...args),
})

const limitCalls = ({ read, update }: EntityCalls, own: PluginLimits): EntityCalls => ({
  ...(read && { read: (call, id) => read(own.limitCall(call), id) }),
  ...(update && { update: (call, ...args) => update(own.limitCall(call), ...args) }),
})
