import { callWithGuest } from './support/calls/guest'
import { callWithRelative } from './support/calls/relative'
import { test } from './support/test'

// The doctor's browser is English, those of the patient and of the guest are Spanish.
test.use({ locale: 'en-GB' })
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

for (const [engine, tenant] of [
  ['the portal’s own engine', 'portico'],
  ['Twilio', 'covadonga'],
] as const)
  test(
    `CALL-030 CALL-058 with ${engine} an interpreter comes into the call after the patient has agreed, three see each other, and the doctor removes the guest`,
    { tag: '@desktop' },
    async ({ page, otherBrowser, expectedErrors }) =>
      callWithGuest(tenant, { page, otherBrowser, expectedErrors }),
  )

test(
  'CALL-030 the doctor invites the patient’s brother with one press, who comes in from his own portal once the patient has agreed',
  { tag: '@desktop' },
  async ({ page, otherBrowser, expectedErrors }) => callWithRelative({ page, otherBrowser, expectedErrors }),
)
