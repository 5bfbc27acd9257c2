import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useSession } from '@portico/core/session/useSession'
import { FieldError } from '@portico/core/ui/forms/Field'
import { cx } from '@portico/core/ui/cx'
import { Switch } from '@portico/core/ui/forms/Switch'
import { useUsersText } from '../../texts'
import {
  hasAllSections,
  parseRoles,
  roles,
  sectionRoles,
  setRole,
  toggleAllSections,
  type Role,
} from './roles'
import './roles.css'

/** A switch for each role, and a checkbox for those of all sections. */
export default function RolesField({ name, value, onChange }: WidgetProps) {
  const t = useUsersText()
  const { original: opened, texts, errorOf } = useFormView()
  const grants = useSession().roles.has('RolesAdministrator')
  const held = parseRoles(value)
  const before = parseRoles(opened[name])
  const id = controlId(name)
  const error = errorOf(name)
  return (
    <fieldset
      className="a-roles"
      id={id}
      tabIndex={-1}
      disabled={!grants}
      aria-describedby={cx(error && `${id}-error`, !grants && `${id}-why`)}
    >
      <legend className="sr-only">{texts.label(name)}</legend>
      {!grants && (
        <p className="text-muted -mt-1 col-span-full" id={`${id}-why`}>
          {t('ADMIN.USERS.ROLES.READ_ONLY')}
        </p>
      )}
      <AllRoles held={held} onChange={onChange} />
      {roles.map((role) => (
        <div key={role} data-changed={held.includes(role) !== before.includes(role) || undefined}>
          <Switch checked={held.includes(role)} onChange={(on) => onChange(setRole(held, role, on))}>
            <b>{texts.value(name, role)}</b>
            <small className="text-muted -mt-1">{t(`ADMIN.USERS.ROLES.${role}`)}</small>
          </Switch>
        </div>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** Checkbox for the roles of all sections; indeterminate while only some are selected. */
function AllRoles({ held, onChange }: { held: readonly Role[]; onChange: (roles: readonly Role[]) => void }) {
  const t = useUsersText()
  const box = useRef<HTMLInputElement>(null)
  const isAll = hasAllSections(held)
  const isSome = !isAll && sectionRoles.some((role) => held.includes(role))
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-y-0 gap-x-4 px-3 hairline rounded-control bg-surface text-muted [&_.check]:text-body">
      <label className="check">
        <input ref={box} type="checkbox" checked={isAll} onChange={() => onChange(toggleAllSections(held))} />
        <span className="font-strong">{t('ADMIN.USERS.ROLES.ALL')}</span>
      </label>
      <output>{t('ADMIN.USERS.ROLES.HELD', { count: held.length, total: roles.length })}</output>
    </div>
  )
}
