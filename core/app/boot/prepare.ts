import type { Tenant } from '@schemas/generated/tenant'
import type { Call } from '../../http/call'
import { createCall, type ClientOptions } from '../../http/client'
import { showServerError } from '../../ui/feedback/apiErrors'
import { currentLanguage, initTexts, setFallbackLanguage } from '../../i18n/i18n'
import { chooseLanguage, defaultLanguage } from '../../i18n/languages'
import { createTenantTextLoader } from '../../i18n/tenantTexts'
import { setOfferedLanguages } from '../../i18n/useLanguage'
import type { Kit } from '../../plugin/defineKit'
import type { AnyPlugin } from '../../plugin/definePlugin'
import { hasCapability } from '../../plugin/capability/capabilityFeature'
import { disabledPlugins } from '../../plugin/disabled'
import { reportFault } from '../../plugin/fault'
import { collect, type Host } from '../../plugin/host'
import { handleArrival } from '../../session/arrival/handleArrival'
import { storageKeys, readStorage } from '../../state/localStorage'
import { startSessionRenewal } from '../../session/identity/renewSession'
import { currentSession, openSession } from '../../session/session'
import { configureIdentity, onForbidden, onUnauthorized } from '../../session/signIn'
import { createCredentials, publicCredentials } from '../../session/credentials'
import { loadTenant } from '../../tenant/loadTenant'
import { withStep } from '../faults/bootError'
import { readConfig } from './readConfig'
import { stylesLoaded } from './styles'

/** The data that the application needs before it renders. */
export interface PreparedApp {
  tenant: Tenant
  host: Host
  call: Call
}

/**
 * Prepares the first transition: loads the tenant, then in parallel its features (without them there is no start,
 * C-012), the texts and the style sheet, and handles the session parameters of the address. Rejects with a `BootError` that
 * names the step.
 */
export async function prepare(plugins: readonly AnyPlugin[], kits: readonly Kit[]): Promise<PreparedApp> {
  const disabled = disabledPlugins(location)
  const tenant = await withStep('tenant', loadTenant())
  openSession(tenant.id, tenant.session.roleClaim)
  setOfferedLanguages(tenant.languages)
  setFallbackLanguage(tenant.languages[0] ?? defaultLanguage)
  const settings = configureIdentity(tenant)
  const base = new URL(tenant.addresses.api, location.origin).href
  let features: ReadonlySet<string> = new Set()
  const offers: ClientOptions['offers'] = (capability) => hasCapability(features, capability)
  const call = callOf(base, createCredentials(settings), offers)
  // Public, so that the portal also starts while the session waits for the identity server.
  const publicCall = callOf(base, publicCredentials, offers)
  const language = chooseLanguage(readStorage(storageKeys.language), navigator.languages, tenant.languages)
  const [config] = await Promise.all([
    withStep('config', publicCall('GET api/config', { quiet: true }), new URL('api/config', base).href),
    withStep('texts', initTexts(language, createTenantTextLoader(tenant.locales))),
    withStep('session', handleArrival(settings)),
    stylesLoaded(),
  ])
  startSessionRenewal(settings)
  const { hasVideoCalls } = ({ features } = readConfig(config))
  if (!hasVideoCalls) plugins.forEach(({ id, videoCall }) => videoCall && disabled.add(id))
  const { host, faults } = collect(plugins, tenant.plugins, features, { kits, disabled })
  faults.forEach(reportFault)
  return { tenant, host, call }
}

function callOf(
  base: string,
  credentials: ClientOptions['credentials'],
  offers: ClientOptions['offers'],
): Call {
  const call = createCall({
    base,
    credentials,
    offers,
    current: currentSession,
    language: currentLanguage,
    onUnauthorized,
    onForbidden,
    onError: showServerError,
    onLeftOut: (operation, count) =>
      void import('../../ui/feedback/leftOut').then(({ showLeftOut }) => showLeftOut(operation, count)),
    reauthenticate: () =>
      import('../reauthentication/askWhoActs').then(
        ({ askWhoActs }) => askWhoActs(call),
        () => false,
      ),
  })
  return call
}
