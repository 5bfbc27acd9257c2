import { clientAddress } from '../../../http/request/clientAddress'
import { enqueueAccountLetter } from '../../../areas/letters/queue/accountLetter'
import { formatDuration } from '../../pages/duration'
import { readForm } from '../../readForm'
import { redirect, sendStep, type SignInStep } from '../../signInStep'
import { redeemAppCode } from '../codeApp'
import { listFactors } from '../factors'
import { limitGuesses } from '../guesses'
import type { SignInMethod } from '../methods'
import { passkeyRequest, redeemPasskey } from '../passkeys'
import type { CodeProblem } from '../pages/codeForm'
import { secondStepPage, type StepWay } from '../pages/secondStepPage'
import { countRecoveryCodes, redeemRecoveryCode } from '../recoveryCodes'
import { addMethods, countCode } from '../signIn'
import { parseCredential } from './parseCredential'
import { endStep } from './endStep'
import { ownerOf, siteOf } from './site'

/** Handles …/second-step/{way}: `passkey`, `app` or `recovery`. */
export async function handleProof(step: SignInStep, sub: string): Promise<void> {
  const ways = await waysOf(step, sub)
  const wanted = step.step.slice('/second-step/'.length)
  const way = ways.find((one) => one === wanted) ?? ways[0]
  // Nothing works at this host, as after a loss without recovery codes: the page says whom to call.
  if (!way) return sendStep(step, secondStepPage(step.page, { address: step.address, way: 'recovery', ways }))
  if (step.isPost && way !== wanted)
    return redirect(step.res, `${step.address}/second-step/${way}?lang=${step.page.language}`)
  return way === 'passkey' ? handlePasskeyProof(step, sub, ways) : handleCode(step, sub, { way, ways })
}

/** The ways of an account at this host, the most convenient first. */
async function waysOf(step: SignInStep, sub: string): Promise<StepWay[]> {
  const { db, tenant } = step.issuer.context
  const factors = await listFactors(db, tenant.id, sub)
  const host = new URL(step.issuer.origin).hostname
  const ways: [StepWay, boolean][] = [
    ['passkey', factors.some((factor) => factor.host === host)],
    ['app', factors.some(({ kind }) => kind === 'app')],
    ['recovery', (await countRecoveryCodes(db, tenant.id, sub)) > 0],
  ]
  return ways.flatMap(([way, isThere]) => (isThere ? [way] : []))
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
    async () => (await countCode(db, tenant.id, step.uid)) && redeem(step, sub, { way, code }),
  )
  if (guess.outcome === 'right') return undefined
  if (guess.outcome === 'wrong') return { kind: 'wrong' }
  step.res.setHeader('retry-after', guess.wait)
  return { kind: 'locked', wait: formatDuration(guess.wait, step.page.language) }
}

async function redeem(
  step: SignInStep,
  sub: string,
  { way, code }: { way: CodeWay['way']; code: string },
): Promise<boolean> {
  const { db, tenant } = step.issuer.context
  const now = new Date()
  if (way === 'app') return redeemAppCode(db, ownerOf(step, sub), code, now)
  return db.tx(async (tx) => {
    if (!(await redeemRecoveryCode(tx, tenant.id, sub, code))) return false
    const { language } = step.page
    await enqueueAccountLetter(tx, tenant.id, { kind: 'recoveryCodeUsed', personId: sub, language, now })
    return true
  })
}

async function pass(step: SignInStep, methods: readonly SignInMethod[]): Promise<void> {
  const { db, tenant } = step.issuer.context
  await addMethods(db, tenant.id, step.uid, methods)
  await endStep(step)
}
