import { clientAddress } from '../../../requests/clientAddress'
import { formatDuration } from '../../pages/duration'
import { readForm } from '../../readForm'
import { redirect, sendStep, type SignInStep } from '../../signInStep'
import { limitGuesses } from '../guesses'
import type { SignInMethod } from '../methods'
import { passkeyRequest, redeemPasskey } from '../passkeys'
import type { CodeProblem } from '../pages/codeForm'
import { secondStepPage } from '../pages/secondStepPage'
import { addMethods, countCode } from '../signIn'
import { redeemStepCode } from '../stepCode'
import { secondStepWays, type StepWay } from '../ways'
import { parseCredential } from './parseCredential'
import { endStep } from './endStep'
import { ownerOf, siteOf } from './site'

/** Handles …/second-step/{way}: `passkey`, `app` or `recovery`. */
export async function handleProof(step: SignInStep, sub: string): Promise<void> {
  const { context, origin } = step.issuer
  const ways = await secondStepWays(context.db, context.tenant.id, { sub, host: new URL(origin).hostname })
  const wanted = step.step.slice('/second-step/'.length)
  const way = ways.find((one) => one === wanted) ?? ways[0]
  // Nothing works at this host, as after a loss without recovery codes: the page says whom to call.
  if (!way) return sendStep(step, secondStepPage(step.page, { address: step.address, way: 'recovery', ways }))
  if (step.isPost && way !== wanted)
    return redirect(step.res, `${step.address}/second-step/${way}?lang=${step.page.language}`)
  return way === 'passkey' ? handlePasskeyProof(step, sub, ways) : handleCode(step, sub, { way, ways })
}

async function handlePasskeyProof(step: SignInStep, sub: string, ways: readonly StepWay[]): Promise<void> {
  const { db } = step.issuer.context
  const owner = ownerOf(step, sub)
  if (step.isPost) {
    const credential = parseCredential(await readForm(step.req))
    const used = await redeemPasskey(db, siteOf(step), owner, credential)
    if (used?.sub === sub) return pass(step, used.methods)
  }
  const options = await passkeyRequest(db, siteOf(step), owner)
  const { address } = step
  const html = secondStepPage(step.page, { address, way: 'passkey', ways, options, isRefused: step.isPost })
  await sendStep(step, html, step.isPost ? 400 : 200)
}

interface CodeWay {
  way: 'app' | 'recovery'
  ways: readonly StepWay[]
}

async function handleCode(step: SignInStep, sub: string, { way, ways }: CodeWay): Promise<void> {
  const problem = step.isPost ? await checkCode(step, sub, way) : undefined
  if (step.isPost && !problem) return pass(step, ['otp', 'mfa'])
  const html = secondStepPage(step.page, { address: step.address, way, ways, problem })
  await sendStep(step, html, problem?.kind === 'locked' ? 429 : 200)
}

/** Returns why the code does not work; undefined for a right one. */
async function checkCode(
  step: SignInStep,
  sub: string,
  way: CodeWay['way'],
): Promise<CodeProblem | undefined> {
  const { db, tenant } = step.issuer.context
  const code = (await readForm(step.req)).get('code')?.trim() ?? ''
  if (code === '') return { kind: 'missing' }
  const guesser = { tenant: tenant.id, sub, address: clientAddress(step.req) }
  const guess = await limitGuesses(
    db,
    guesser,
    async () =>
      (await countCode(db, tenant.id, step.uid)) &&
      redeemStepCode(db, ownerOf(step, sub), { way, code, language: step.page.language }),
  )
  if (guess.outcome === 'right') return undefined
  if (guess.outcome === 'wrong') return { kind: 'wrong' }
  step.res.setHeader('retry-after', guess.wait)
  return { kind: 'locked', wait: formatDuration(guess.wait, step.page.language) }
}

async function pass(step: SignInStep, methods: readonly SignInMethod[]): Promise<void> {
  const { db, tenant } = step.issuer.context
  await addMethods(db, tenant.id, step.uid, methods)
  await endStep(step)
}
