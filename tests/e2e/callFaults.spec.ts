import { surviveFaults } from './support/calls/faults'
import { surviveRestart } from './support/calls/restart'
import { test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })
// A story waits for cuts of 30 s and for a server that starts.
test.setTimeout(420_000)

// The same faults with the portal's own engine are in calls.spec.ts: both need the one doctor of a tenant.
test(
  'CALL-030 CALL-058 CALL-059 CALL-060 ERR-032 ERR-034 a call at Twilio survives its faults, with its software under the policy of the page',
  { tag: '@desktop' },
  async ({ page, otherBrowser, expectedErrors, launchOptions }) =>
    surviveFaults('Twilio', 'covadonga', { page, otherBrowser, expectedErrors, launchOptions }),
)

test(
  'CALL-025 CALL-026 CALL-048 a call survives that its server is restarted',
  { tag: '@desktop' },
  async ({ page, otherBrowser, expectedErrors, launchOptions }) =>
    surviveRestart({ page, otherBrowser, expectedErrors, launchOptions }),
)
