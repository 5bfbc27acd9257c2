import { enqueueAccountLetter } from '../../letters/accountLetter'
import type { Tx } from '../../db/database'
import { redeemAppCode } from './codeApp'
import type { SecondStepOwner } from './owner'
import { redeemRecoveryCode } from './recoveryCodes'
import type { StepWay } from './ways'

/** A code that somebody types as their second step. */
export interface StepCode {
  way: Exclude<StepWay, 'passkey'>
  code: string
  /** The portal language of a letter about a used recovery code. */
  language: string
}

/**
 * Uses a code of an app, or a recovery code, once. Returns false if it is wrong or used. A recovery code is told by letter. Limit
 * the guesses around it.
 */
export async function redeemStepCode(
  db: Tx,
  owner: SecondStepOwner,
  { way, code, language }: StepCode,
): Promise<boolean> {
  const { tenant, sub } = owner
  // The codes of apps are those of the real time.
  const now = new Date()
  if (way === 'app') return redeemAppCode(db, owner, code, now)
  return db.tx(async (tx) => {
    if (!(await redeemRecoveryCode(tx, tenant, sub, code))) return false
    await enqueueAccountLetter(tx, tenant, { kind: 'recoveryCodeUsed', personId: sub, language, now })
    return true
  })
}

/** What a typed code is: apps show six digits, and recovery codes have letters. */
export const wayOfCode = (code: string): StepCode['way'] =>
  /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'app' : 'recovery'
