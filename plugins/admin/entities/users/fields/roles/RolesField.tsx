import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useSession } from '@portico/core/session/useSession'
import { checkClass } from '@portico/core/ui/forms/Checkbox'
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
      className="group/roles grid gap-x-6 min-w-0 [&>p]:col-span-full desk:grid-cols-[1fr_1fr]"
      data-own-marks
      id={id}
      tabIndex={-1}
      disabled={!grants}
      aria-describedby={cx(error && `${id}-error`, !grants && `${id}-why`)}
    >
      <legend className="sr-only">{texts.label(name)}</legend>
      {!grants && (
        <p className="text-muted -mt-1" id={`${id}-why`}>
          {t('ADMIN.USERS.ROLES.READ_ONLY')}
        </p>
      )}
      <AllRoles held={held} onChange={onChange} />
      {roles.map((role) => (
        <RoleSwitch
          key={role}
          isOn={held.includes(role)}
          isChanged={held.includes(role) !== before.includes(role)}
          label={texts.value(name, role)}
          hint={t(`ADMIN.USERS.ROLES.${role}`)}
          onChange={(on) => onChange(setRole(held, role, on))}
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

interface RoleProps {
  isOn: boolean
  /** Whether the form changes it. */
  isChanged: boolean
  label: string
  hint: string
  onChange: (isOn: boolean) => void
}

/** The switch of a role. What has changed is marked role by role, not on all of them. */
function RoleSwitch({ isOn, isChanged, label, hint, onChange }: RoleProps) {
  return (
    <div className="max-desk:[&>label]:hairline-b [&>label]:py-1.5 group-disabled/roles:[&>label]:cursor-default desk:[&>label]:flex-row-reverse desk:[&>label]:justify-end desk:[&>label]:items-start desk:[&_input]:w-9 desk:[&_input]:h-5.5 desk:[&_input:checked]:before:[translate:0.875rem_0]">
      <Switch checked={isOn} onChange={onChange}>
        <b
          className={cx(
            isChanged &&
              "after:[content:''] after:inline-block after:size-2 after:ms-[0.4375rem] after:rounded-full after:bg-info",
          )}
        >
          {label}
        </b>
        <small className="block text-muted -mt-1">{hint}</small>
      </Switch>
    </div>
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
    <div className="col-span-full flex flex-wrap items-center justify-between gap-y-0 gap-x-4 px-3 hairline rounded-control bg-surface text-muted">
      <label className={cx(checkClass, 'text-body group-disabled/roles:cursor-default')}>
        <input
          ref={box}
          className="indeterminate:bg-brand indeterminate:border-brand indeterminate:before:[transform:none] indeterminate:before:h-[0.1875rem] indeterminate:before:[clip-path:none]"
          type="checkbox"
          checked={isAll}
          onChange={() => onChange(toggleAllSections(held))}
        />
        <span className="font-strong">{t('ADMIN.USERS.ROLES.ALL')}</span>
      </label>
      <output>{t('ADMIN.USERS.ROLES.HELD', { count: held.length, total: roles.length })}</output>
    </div>
  )
}
