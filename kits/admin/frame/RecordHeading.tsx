import type { AdminEntity, AdminRecord } from '../entity'
import { useAdminText } from '../texts'
import { RecordTitle } from './RecordTitle'
import { useBreadcrumbName } from './breadcrumbs'

interface Props {
  entity: AdminEntity
  name: string
  /** Null: a new record. */
  record: AdminRecord | null
}

/** The name of a record above its form and in the breadcrumbs, with picture and state where the entity has them. */
export function RecordHeading({ entity, name, record }: Props) {
  const t = useAdminText()
  useBreadcrumbName(name)
  const { picture, state } = (record && entity.heading) ?? {}
  const id = picture && record?.[picture]
  const isOn = state && record?.[state.field] !== false
  return (
    <RecordTitle
      name={name}
      picture={picture === undefined ? undefined : typeof id === 'number' ? id : null}
      state={state && { isOn: isOn === true, text: t(isOn ? state.on : state.off) }}
    />
  )
}
