import type { IdentityContext } from '../issuer'
import type { PageContext } from './layout'
import { pickLanguage } from '../../http/request/language'

/** What is known of a visit: parameters of the authorization request, the page's own language, the browser's. */
export interface RequestHints {
  params?: Record<string, unknown> | undefined
  chosen?: string | undefined
  accepted?: string | undefined
}

/** The name of the extra parameter that carries the language (AUTH-004). */
export const languageParameter = ({ tenant }: IdentityContext): string =>
  tenant.manifest.session?.languageParameter ?? 'lang'

/**
 * The page of a visit: its language, and the portal that the person came from. `params` must be those of an
 * authorization request that was accepted: its redirect address is trusted.
 */
export function createPageContext(
  house: IdentityContext,
  origin: string,
  { params = {}, chosen, accepted }: RequestHints,
): PageContext {
  const { brand } = house
  const wishes = [chosen, text(params[languageParameter(house)]), text(params['ui_locales']), accepted]
  const language = pickLanguage(brand.languages, wishes)
  const cameFrom = text(params['redirect_uri'])
  return {
    brand,
    language,
    t: brand.texts(language),
    portal: `${cameFrom === undefined ? origin : new URL(cameFrom).origin}/`,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
