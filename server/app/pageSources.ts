import type { PageSources } from '../platform/http/security/csp'
import type { CardSettings } from '../platform/tenants/settings/cardSettings'
import type { TenantOnServer } from '../platform/tenants/tenants'

/** Where Twilio's software finds its signalling. */
const twilioSignalling = 'wss://global.vss.twilio.com'

/** The sources that the page of a tenant needs for its services, and no others. */
export function pageSources({ cards, calls }: TenantOnServer['backend']): PageSources {
  const sources = cardSources(cards)
  if (calls?.twilio?.mode !== 'production') return sources
  return { ...sources, 'connect-src': [...(sources['connect-src'] ?? []), twilioSignalling] }
}

/** The sources that the page of a tenant needs for its card provider, and no others. */
export function cardSources(settings: CardSettings | undefined): PageSources {
  if (!settings) return {}
  if (settings.provider === 'sandbox')
    return { 'frame-src': [`http://${settings.host}:*`, `https://${settings.host}:*`] }
  return {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  }
}
