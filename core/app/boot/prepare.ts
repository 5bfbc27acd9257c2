import type { Tenant } from '@schemas/generated/tenant'
import type { Call } from '../../http/call'
import { createCall } from '../../http/client'
import { tellFault } from '../../ui/feedback/apiErrors'
import { currentLanguage, startTexts } from '../../i18n/i18n'
import { chooseLanguage } from '../../i18n/languages'
import { tenantTexts } from '../../i18n/tenantTexts'
import { offerLanguages } from '../../i18n/useLanguage'
import type { AnyPlugin } from '../../plugin/definePlugin'
import { disabledPlugins } from '../../plugin/disabled'
import { reportFault } from '../../plugin/fault'
import { collect, type Host } from '../../plugin/host'
import { arrive } from '../../session/arrival/handleArrival'
import type { IdentitySettings } from '../../session/identity/identitySettings'
import { keys, read } from '../../state/localStorage'
import { keepRenewing, renew } from '../../session/identity/renewSession'
import { currentSession, openSession } from '../../session/session'
import { connectIdentity, onForbidden, onUnauthorized } from '../../session/signIn'
import { personOf, stillActs } from '../../session/personContext'
import { readManifest } from '../../tenant/loadTenant'
import { during } from '../faults/bootFault'
import { stylesReady } from './styles'

/** What the application stands on. */
export interface House {
  tenant: Tenant
  host: Host
  call: Call
}

/**
 * Everything before the first transition: the tenant, then together its features (FEAT-001; without an answer there is no start,
 * C-012), the texts, what the address asks of the session, and the style sheet. Rejects with `BootFault`, which names the step.
 */
export async function prepare(plugins: readonly AnyPlugin[]): Promise<House> {
  const disabled = disabledPlugins(location)
  const tenant = await during('tenant', readManifest())
  openSession(tenant.id)
  offerLanguages(tenant.languages)
  const settings = connectIdentity(tenant)
  const call = callOf(tenant, settings)
  const language = chooseLanguage(read(keys.language), navigator.languages, tenant.languages)
  const [config] = await Promise.all([
    during('config', call('GET api/config', { quiet: true })),
    during('texts', startTexts(language, tenantTexts(tenant.locales))),
    during('session', arrive({ settings, call, allowedRedirects: tenant.allowedRedirects })),
    stylesReady(),
  ])
  keepRenewing(settings)
  const { host, faults } = collect(plugins, tenant.plugins, new Set(config.features), { disabled })
  faults.forEach(reportFault)
  return { tenant, host, call }
}

const callOf = (tenant: Tenant, settings: IdentitySettings): Call =>
  createCall({
    base: new URL(tenant.addresses.api, location.origin).href,
    person: async () => {
      const { key } = personOf(currentSession())
      // Without an answer the old token goes along, and the API decides.
      await renew(settings).catch(() => undefined)
      stillActs(key)
      return currentSession()
    },
    current: currentSession,
    language: currentLanguage,
    onUnauthorized,
    onForbidden,
    onFault: tellFault,
  })
