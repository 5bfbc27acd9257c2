import { readDevice } from '../../../requests/device'
import { clientAddress } from '../../../requests/clientAddress'
import { findAccount } from '../../accounts/account'
import { formatDuration } from '../../pages/duration'
import { readForm } from '../../readForm'
import { redirect, sendStep, type SignInStep } from '../../signInStep'
import { confirmCodeApp, findCodeAppSetup, startCodeApp } from '../codeApp'
import { addFactor } from '../factors'
import { limitGuesses } from '../guesses'
import type { SignInMethod } from '../methods'
import { addPasskey, passkeyCreation } from '../passkeys'
import type { CodeProblem } from '../pages/codeForm'
import { recoveryCodesPage, setUpAppPage, setUpPage, setUpPasskeyPage } from '../pages/setUpPages'
import { addMethods } from '../signIn'
import { parseCredential } from './parseCredential'
import { endStep } from './endStep'
import { ownerOf, siteOf } from './site'

/** Handles …/second-step/set-up: the choice, …/passkey and …/app. */
export async function handleSetUp(step: SignInStep, sub: string): Promise<void> {
  const { db, tenant } = step.issuer.context
  const account = await findAccount(db, tenant.id, sub)
  if (!account) return redirect(step.res, `${step.address}?lang=${step.page.language}`)
  const owner = { sub, email: account.email }
  if (step.step === '/second-step/set-up/passkey') return setUpPasskey(step, owner)
  if (step.step === '/second-step/set-up/app') return setUpApp(step, owner)
  return sendStep(step, setUpPage(step.page, step.address))
}

interface Account {
  sub: string
  email: string
}

async function setUpPasskey(step: SignInStep, { sub, email }: Account): Promise<void> {
  const { db } = step.issuer.context
  const owner = ownerOf(step, sub)
  if (step.isPost) {
    const credential = parseCredential(await readForm(step.req))
    const name = deviceName(step)
    const added = await add(step, sub, (tx) => addPasskey(tx, siteOf(step), owner, { credential, name }))
    if (added) return showCodes(step, added, ['user'])
  }
  const options = await passkeyCreation(db, siteOf(step), owner, email)
  const html = setUpPasskeyPage(step.page, { address: step.address, options, isRefused: step.isPost })
  await sendStep(step, html, step.isPost ? 400 : 200)
}

async function setUpApp(step: SignInStep, { sub, email }: Account): Promise<void> {
  const { db, brand } = step.issuer.context
  const owner = ownerOf(step, sub)
  const label = { brand: brand.name, email }
  const form = step.isPost ? await readForm(step.req) : new URLSearchParams()
  const setup = await findCodeAppSetup(db, owner, form.get('setup') ?? '', label)
  let problem: CodeProblem | undefined
  if (setup) {
    const outcome = await checkFirstCode(step, sub, { id: setup.id, code: form.get('code')?.trim() ?? '' })
    if ('recoveryCodes' in outcome) return showCodes(step, outcome, ['otp'])
    problem = outcome
  }
  const shown = setup ?? (await startCodeApp(db, owner, label))
  await sendStep(step, setUpAppPage(step.page, { address: step.address, setup: shown, problem }))
}

interface Added {
  recoveryCodes: string[] | null
}

async function checkFirstCode(
  step: SignInStep,
  sub: string,
  { id, code }: { id: string; code: string },
): Promise<Added | CodeProblem> {
  if (code === '') return { kind: 'missing' }
  const { issuer, page } = step
  const { db, tenant } = issuer.context
  let added: Added | undefined
  const guess = await limitGuesses(
    db,
    { tenant: tenant.id, sub, address: clientAddress(step.req) },
    async () => {
      const proof = { id, code, name: page.t('IDENTITY.STEP.APP_NAME'), now: new Date() }
      added = await add(step, sub, (tx) => confirmCodeApp(tx, ownerOf(step, sub), proof))
      return added !== undefined
    },
  )
  if (guess.outcome === 'locked') return { kind: 'locked', wait: formatDuration(guess.wait, page.language) }
  return added ?? { kind: 'wrong' }
}

const add = ({ issuer, page }: SignInStep, sub: string, work: Parameters<typeof addFactor>[3]) =>
  addFactor(
    issuer.context.db,
    issuer.context.tenant.id,
    { sub, language: page.language, now: new Date() },
    work,
  )

/** The codes are shown before the portal opens: afterwards nobody can read them. */
async function showCodes(step: SignInStep, { recoveryCodes }: Added, methods: SignInMethod[]): Promise<void> {
  const { db, tenant } = step.issuer.context
  await addMethods(db, tenant.id, step.uid, [...methods, 'mfa'])
  if (recoveryCodes === null) return endStep(step)
  await sendStep(step, recoveryCodesPage(step.page, step.address, recoveryCodes))
}

/** The name of a passkey that is made here, which its owner can change. */
function deviceName({ req, page }: SignInStep): string {
  const { browser, system } = readDevice(req.headers['user-agent'] ?? '')
  return [browser, system].filter(Boolean).join(' · ') || page.t('IDENTITY.STEP.PASSKEY_NAME')
}
