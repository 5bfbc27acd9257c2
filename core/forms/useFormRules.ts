import { useMemo } from 'react'
import { createFormRules, type FormRules } from '@schemas/rules/formRules'
import { useTenant } from '../tenant/useTenant'

/** The rules of this tenant's forms, from the manifest. The server checks the same ones. */
export function useFormRules(): FormRules {
  const tenant = useTenant()
  return useMemo(() => createFormRules(tenant), [tenant])
}
