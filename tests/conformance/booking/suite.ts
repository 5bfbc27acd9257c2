import { describe, expect, it, beforeAll } from 'vitest'
import type { BackEnd } from './backEnd'
import { checks } from './checks/all'
import { inOrder } from './runInOrder'
import { loadVariant, titleOf, type Subject, type VariantAtTenant } from './subject'

export { variantOf } from './variantOf'

const titled = checks.map((check) => [`${check.requirements} ${check.statement}`, check] as const)

/** Tests every rule of the suite with a booking variant at a back end, which has started when the first test runs. */
export function testVariant(variant: VariantAtTenant, backEnd: () => BackEnd): void {
  describe.each([titleOf(variant)])('%s', () => {
    let subject: Subject
    const runCheck = inOrder()
    beforeAll(async () => {
      subject = await loadVariant(variant)
    })

    it.for(titled)('%s', async ([, check], { skip, onTestFinished }) => {
      onTestFinished(() => backEnd().reset())
      const notApplicable = await runCheck(check, subject, backEnd())
      if (notApplicable) skip(notApplicable.reason)
      expect(notApplicable).toBeUndefined()
    })
  })
}
