import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { renderPage, type PageContext } from '../../pages/layout'
import { markup, type Markup } from '../../../pages/markup'
import type { TextKey } from '../../pages/texts'
import { codeForm, type CodeProblem } from './codeForm'
import { passkeyForm } from './passkeyForm'
import type { StepWay } from '../ways'

interface SecondStepPage {
  /** The path of the sign-in page. */
  address: string
  way: StepWay
  /** The ways of the account, the shown one included. */
  ways: readonly StepWay[]
  /** Of the way `passkey`. */
  options?: PublicKeyCredentialRequestOptionsJSON
  isRefused?: boolean
  problem?: CodeProblem | undefined
}

const texts: Record<StepWay, { ask: TextKey; change: TextKey }> = {
  passkey: { ask: 'IDENTITY.STEP.PASSKEY', change: 'IDENTITY.STEP.WITH_PASSKEY' },
  app: { ask: 'IDENTITY.STEP.APP', change: 'IDENTITY.STEP.WITH_APP' },
  recovery: { ask: 'IDENTITY.STEP.RECOVERY', change: 'IDENTITY.STEP.WITH_RECOVERY' },
}

/** Asks for the second step in one of the account's ways, and links to the others. */
export function secondStepPage(page: PageContext, step: SecondStepPage): string {
  const { t, language } = page
  const { address, way, ways } = step
  const title = t('IDENTITY.STEP.TITLE')
  return renderPage(page, {
    title: step.problem ? t('IDENTITY.STEP.WRONG') : title,
    heading: title,
    address: `${address}/second-step/${way}`,
    hasScript: way !== 'passkey',
    hasPasskey: way === 'passkey',
    body: markup`<p class="text">${t(texts[way].ask)}</p>
${form(page, step)}
${ways
  .filter((other) => other !== way)
  .map(
    (other) =>
      markup`<a class="btn btn-secondary" href="${address}/second-step/${other}?lang=${language}">${t(texts[other].change)}</a>`,
  )}
<p class="text">${t('IDENTITY.STEP.LOST', { phone: page.brand.phone ?? '' })}</p>`,
  })
}

function form(
  page: PageContext,
  { address, way, options, isRefused = false, problem }: SecondStepPage,
): Markup {
  const action = `${address}/second-step/${way}?lang=${page.language}`
  if (way === 'passkey')
    return options ? passkeyForm(page, { action, options, use: 'get', isRefused }) : markup``
  return codeForm(page, { action, code: way, problem })
}
