import { useMemo } from 'react'
import type { PluginCall } from '../http/operations/defineOperations'
import { useCall } from '../http/useCall'
import { currentLanguage } from '../i18n/i18n'
import { useTenant } from '../tenant/useTenant'
import { createCredentials } from './credentials'
import { identitySettings } from './identity/identitySettings'

/** Calls operations that a plugin brings (`defineOperations`), in the person context of the components below. */
export function usePluginCall(): PluginCall {
  const call = useCall()
  const tenant = useTenant()
  return useMemo(() => {
    const settings = {
      call,
      apis: tenant.pluginApis ?? {},
      credentials: createCredentials(identitySettings(tenant, location.origin)),
      language: currentLanguage,
      onLeftOut: (operation: string, count: number) =>
        void import('../ui/feedback/leftOut').then(({ showLeftOut }) => showLeftOut(operation, count)),
    }
    const callPlugin = async (...[set, operation, input]: Parameters<PluginCall>) => {
      const { callOperation } = await import('../http/operations/callOperation')
      return callOperation(settings, set as never, operation, input)
    }
    return callPlugin as PluginCall
  }, [call, tenant])
}
