import type { IdentityContext } from '../issuer'
import type { PageContext } from './layout'
import { pickLanguage } from '../../requests/language'

/** Language hints of a request: authorization parameters, the language chosen on the page, the browser's languages. */
export interface RequestHints {
  params?: Record<string, unknown> | undefined
  chosen?: string | undefined
  accepted?: string | undefined
}

/** The name of the extra parameter that carries the language. */
export const languageParameter = ({ tenant }: IdentityContext): string =>
  tenant.manifest.session?.languageParameter ?? 'lang'

/**
 * Creates the page context: its language and the portal the person came from. Pass only `params` of an accepted
 * authorization request, because their redirect address is trusted.
 */
export function createPageContext(
  context: IdentityContext,
  origin: string,
  { params = {}, chosen, accepted }: RequestHints,
): PageContext {
  const { brand } = context
  const wishes = [chosen, text(params[languageParameter(context)]), text(params['ui_locales']), accepted]
  const language = pickLanguage(brand.languages, wishes)
  const redirectUri = text(params['redirect_uri'])
  return {
    brand,
    language,
    t: brand.texts(language),
    portal: `${redirectUri === undefined ? origin : new URL(redirectUri).origin}/`,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
