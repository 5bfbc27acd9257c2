import { renderPage, type PageContext } from '../../pages/layout'
import { markup } from '../../../pages/markup'
import type { TextKey } from '../../pages/texts'

/** Why a sign-in through a provider did not continue. */
export type ExternalProblem =
  /** The person cancelled at the provider. */
  | 'CANCELLED'
  /** The provider does not answer. */
  | 'DOWN'
  /** The answer of the provider is not valid, was already used or has expired. */
  | 'REFUSED'
  /** The provider has not checked the email. */
  | 'UNVERIFIED'
  /** Nobody has the email, and people cannot register themselves. */
  | 'NO_ACCOUNT'
  /** The account was closed. */
  | 'INACTIVE'
  | 'LOCKED'

/** Problems that another attempt may solve. */
const retryable: readonly ExternalProblem[] = ['CANCELLED', 'DOWN', 'REFUSED', 'UNVERIFIED']

/** Says what happened and what to do next. `wait`: a formatted duration, for `LOCKED`. */
export function problemPage(
  page: PageContext,
  address: string,
  problem: ExternalProblem,
  wait: string,
): string {
  const { t, language } = page
  const externalProvider = page.brand.external?.name ?? ''
  const title = t(`IDENTITY.EXTERNAL.${problem}.TITLE` satisfies TextKey, { provider: externalProvider })
  const again =
    retryable.includes(problem) &&
    markup`<a class="btn btn-primary btn-lg" href="${address}/external?lang=${language}">${t('IDENTITY.EXTERNAL.AGAIN')}</a>`
  return renderPage(page, {
    title,
    heading: title,
    body: markup`<p class="text" role="status">${t(`IDENTITY.EXTERNAL.${problem}.TEXT` satisfies TextKey, { provider: externalProvider, wait })}</p>
${again}<a class="btn btn-secondary" href="${address}?lang=${language}">${t('IDENTITY.EXTERNAL.BACK')}</a>`,
  })
}
