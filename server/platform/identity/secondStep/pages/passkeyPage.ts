import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { renderPage, type PageContext } from '../../pages/layout'
import { markup } from '../../../pages/markup'
import { passkeyForm } from './passkeyForm'

interface PasskeyPage {
  /** The path of the sign-in page. */
  address: string
  options: PublicKeyCredentialRequestOptionsJSON
  isRefused: boolean
}

/** The page on which a passkey alone signs in. */
export function passkeyPage(page: PageContext, { address, options, isRefused }: PasskeyPage): string {
  const { t, language } = page
  const title = t('IDENTITY.PASSKEY.TITLE')
  return renderPage(page, {
    title,
    heading: title,
    address: `${address}/passkey`,
    hasPasskey: true,
    body: markup`<p class="text">${t('IDENTITY.PASSKEY.TEXT')}</p>
${passkeyForm(page, { action: `${address}/passkey?lang=${language}`, options, use: 'get', isRefused })}
<a class="btn btn-secondary" href="${address}?lang=${language}">${t('IDENTITY.EXTERNAL.BACK')}</a>`,
  })
}
