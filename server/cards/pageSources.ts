import type { CardSettings } from '../tenants/cardSettings'

/** What a page may load of a card provider, by directive of its Content-Security-Policy. */
export type CardSources = Partial<Record<'script-src' | 'frame-src' | 'connect-src', string[]>>

/** The sources that the page of a tenant needs for its card provider, and no others. */
export function cardSources(settings: CardSettings | undefined): CardSources {
  if (!settings) return {}
  if (settings.provider === 'sandbox')
    return { 'frame-src': [`http://${settings.host}:*`, `https://${settings.host}:*`] }
  return {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  }
}
