import { useApi } from '@portico/core/http/useApi'
import { readTokens, scansLeft } from '@schemas/rules/scans'

/** What a scan needs, and the credits of the person. A person without credits has no meta `tokens` (C-099). */
export function useScanTest() {
  const test = useApi('GET api/videoVitalTest', { quiet: 'faults' })
  const cost = test.data?.scanCost ?? 0
  const meta = useApi('GET api/usermeta/{key}', cost > 0 ? { params: { key: 'tokens' }, quiet: true } : null)
  const isKnown = cost === 0 || meta.data !== undefined || meta.error !== undefined
  const tokens = readTokens(meta.data?.metaValue)
  return {
    test: isKnown ? test.data : undefined,
    error: test.error,
    isBusy: test.isValidating,
    balance: { cost, tokens, left: scansLeft(tokens, cost) },
    reload: async () => {
      await Promise.all([test.mutate(), cost > 0 ? meta.mutate() : undefined])
    },
  }
}

/** The credits of a person and what they pay for. */
export type Balance = ReturnType<typeof useScanTest>['balance']
