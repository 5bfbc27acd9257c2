import type { Tenant } from '@schemas/generated/tenant'
import type { Call } from '../../http/call'
import { createCall } from '../../http/client'
import { showServerError } from '../../ui/feedback/apiErrors'
import { currentLanguage, initTexts } from '../../i18n/i18n'
import { chooseLanguage } from '../../i18n/languages'
import { createTenantTextLoader } from '../../i18n/tenantTexts'
import { setOfferedLanguages } from '../../i18n/useLanguage'
import type { Kit } from '../../plugin/defineKit'
import type { AnyPlugin } from '../../plugin/definePlugin'
import { disabledPlugins } from '../../plugin/disabled'
import { reportFault } from '../../plugin/fault'
import { collect, type Host } from '../../plugin/host'
import { handleArrival } from '../../session/arrival/handleArrival'
import type { IdentitySettings } from '../../session/identity/identitySettings'
import { storageKeys, readStorage } from '../../state/localStorage'
import { startSessionRenewal, renewSession } from '../../session/identity/renewSession'
import { currentSession, openSession } from '../../session/session'
import { configureIdentity, onForbidden, onUnauthorized } from '../../session/signIn'
import { toPersonContext, assertSamePerson } from '../../session/personContext'
import { loadTenant } from '../../tenant/loadTenant'
import { withStep } from '../faults/bootError'
import { stylesLoaded } from './styles'

/** Everything the application needs before it renders. */
export interface Prepared {
  tenant: Tenant
  host: Host
  call: Call
}

/**
 * Everything before the first transition: the tenant, then together its features (FEAT-001; without an answer there is no start,
 * C-012), the texts, what the address asks of the session, and the style sheet. Rejects with `BootFault`, which names the step.
 */
export async function prepare(plugins: readonly AnyPlugin[], kits: readonly Kit[]): Promise<Prepared> {
  const disabled = disabledPlugins(location)
  const tenant = await withStep('tenant', loadTenant())
  openSession(tenant.id)
  setOfferedLanguages(tenant.languages)
  const settings = configureIdentity(tenant)
  const call = callOf(tenant, settings)
  const language = chooseLanguage(readStorage(storageKeys.language), navigator.languages, tenant.languages)
  const [config] = await Promise.all([
    withStep('config', call('GET api/config', { quiet: true })),
    withStep('texts', initTexts(language, createTenantTextLoader(tenant.locales))),
    withStep('session', handleArrival({ settings, call, allowedRedirects: tenant.allowedRedirects })),
    stylesLoaded(),
  ])
  startSessionRenewal(settings)
  const features = new Set(config.features)
  const { host, faults } = collect(plugins, tenant.plugins, features, { kits, disabled })
  faults.forEach(reportFault)
  return { tenant, host, call }
}

const callOf = (tenant: Tenant, settings: IdentitySettings): Call =>
  createCall({
    base: new URL(tenant.addresses.api, location.origin).href,
    credentials: async () => {
      const { personKey: key } = toPersonContext(currentSession())
      // Without an answer the old token goes along, and the API decides.
      await renewSession(settings).catch(() => undefined)
      assertSamePerson(key)
      return currentSession()
    },
    current: currentSession,
    language: currentLanguage,
    onUnauthorized,
    onForbidden,
    onError: showServerError,
  })
