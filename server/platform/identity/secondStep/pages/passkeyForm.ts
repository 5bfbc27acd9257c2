import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { icon } from '../../pages/icons'
import type { PageContext } from '../../pages/layout'
import { markup, type Markup } from '../../../pages/markup'

interface PasskeyForm {
  /** Where the answer of the browser is sent. */
  action: string
  options: PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON
  /** Whether a passkey is made or used. */
  use: 'create' | 'get'
  /** Whether the server has refused an answer. */
  isRefused: boolean
}

/**
 * The form that uses or makes a passkey (`static/passkey.js`). The options are data, so that the page needs no inline script
 * and no request of its own.
 */
export function passkeyForm({ t }: PageContext, { action, options, use, isRefused }: PasskeyForm): Markup {
  const button = t(use === 'create' ? 'IDENTITY.SET_UP.PASSKEY.MAKE' : 'IDENTITY.PASSKEY.USE')
  const failed = t(use === 'create' ? 'IDENTITY.SET_UP.PASSKEY.FAILED' : 'IDENTITY.PASSKEY.FAILED')
  return markup`<div class="error-summary" role="alert" tabindex="-1" data-failed${isRefused ? markup` data-again="yes" autofocus` : markup` hidden`}><p class="text">${failed}</p></div>
<form method="post" action="${action}" data-passkey="${use}" data-options="${JSON.stringify(options)}" hidden>
<input type="hidden" name="credential">
<button class="btn btn-primary btn-lg">${icon('key')}<span data-working="${t('IDENTITY.PASSKEY.WORKING')}">${button}</span></button>
</form>
<p class="text" role="status" data-unsupported hidden>${t('IDENTITY.PASSKEY.UNSUPPORTED')}</p>
<noscript><p class="text">${t('IDENTITY.PASSKEY.UNSUPPORTED')}</p></noscript>`
}
