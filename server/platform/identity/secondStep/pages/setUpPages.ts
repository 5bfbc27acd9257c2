import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { renderSVG } from 'uqr'
import { icon } from '../../pages/icons'
import { renderPage, type PageContext } from '../../pages/layout'
import { markup, trustedHtml, type Markup } from '../../../pages/markup'
import type { CodeAppSetup } from '../codeApp'
import { codeForm, type CodeProblem } from './codeForm'
import { passkeyForm } from './passkeyForm'

const pathOf = (address: string, part: string) => `${address}/second-step/set-up${part}`

/** The choice between a passkey and an app, for somebody who must have a second step and has none. */
export function setUpPage(page: PageContext, address: string): string {
  const { t, language, brand } = page
  const title = t('IDENTITY.SET_UP.TITLE')
  return renderPage(page, {
    title,
    heading: title,
    address: pathOf(address, ''),
    body: markup`<p class="text">${t('IDENTITY.SET_UP.TEXT', { brand: brand.name })}</p>
<a class="btn btn-primary btn-lg" href="${pathOf(address, '/passkey')}?lang=${language}">${icon('key')}${t('IDENTITY.SET_UP.PASSKEY')}</a>
<p class="text">${t('IDENTITY.SET_UP.PASSKEY.HINT')}</p>
<a class="btn btn-secondary" href="${pathOf(address, '/app')}?lang=${language}">${icon('smartphone')}${t('IDENTITY.SET_UP.APP')}</a>
<p class="text">${t('IDENTITY.SET_UP.APP.HINT')}</p>`,
  })
}

interface PasskeySetUp {
  address: string
  options: PublicKeyCredentialCreationOptionsJSON
  isRefused: boolean
}

/** Makes the passkey of an account. */
export function setUpPasskeyPage(page: PageContext, { address, options, isRefused }: PasskeySetUp): string {
  const { t, language } = page
  const title = t('IDENTITY.SET_UP.PASSKEY')
  const action = `${pathOf(address, '/passkey')}?lang=${language}`
  return renderPage(page, {
    title,
    heading: title,
    address: pathOf(address, '/passkey'),
    hasPasskey: true,
    body: markup`<p class="text">${t('IDENTITY.SET_UP.PASSKEY.TEXT')}</p>
${passkeyForm(page, { action, options, use: 'create', isRefused })}
${otherWay(page, address)}`,
  })
}

interface AppSetUp {
  address: string
  setup: CodeAppSetup
  problem: CodeProblem | undefined
}

/** Shows the secret as QR code and as text, and asks for the first code. */
export function setUpAppPage(page: PageContext, { address, setup, problem }: AppSetUp): string {
  const { t, language } = page
  const title = t('IDENTITY.SET_UP.APP')
  return renderPage(page, {
    title,
    heading: title,
    hasScript: true,
    body: markup`<p class="text">${t('IDENTITY.SET_UP.APP.SCAN')}</p>
<div class="qr" role="img" aria-label="${t('IDENTITY.SET_UP.APP.QR')}">${trustedHtml(renderSVG(setup.address, { border: 2 }))}</div>
<p class="text">${t('IDENTITY.SET_UP.APP.TYPE')} <code class="code">${grouped(setup.secret)}</code></p>
<p class="text">${t('IDENTITY.SET_UP.APP.THEN')}</p>
${codeForm(page, {
  action: `${pathOf(address, '/app')}?lang=${language}`,
  code: 'app',
  problem,
  more: markup`<input type="hidden" name="setup" value="${setup.id}">`,
})}
${otherWay(page, address)}`,
  })
}

const otherWay = ({ t, language }: PageContext, address: string): Markup =>
  markup`<a class="btn btn-secondary" href="${pathOf(address, '')}?lang=${language}">${t('IDENTITY.SET_UP.OTHER')}</a>`

const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** Shows the recovery codes, once. */
export function recoveryCodesPage(page: PageContext, address: string, codes: readonly string[]): string {
  const { t, language } = page
  const title = t('IDENTITY.SET_UP.CODES.TITLE')
  return renderPage(page, {
    title,
    heading: title,
    body: markup`<p class="text">${t('IDENTITY.SET_UP.CODES.TEXT')}</p>
<ul class="codes">${codes.map((code) => markup`<li><code class="code">${code}</code></li>`)}</ul>
<form method="post" action="${address}/second-step/done?lang=${language}">
<button class="btn btn-primary btn-lg">${t('IDENTITY.SET_UP.CODES.DONE')}</button>
</form>`,
  })
}
