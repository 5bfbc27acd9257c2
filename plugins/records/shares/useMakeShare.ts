import { useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useTenant } from '@portico/core/tenant/useTenant'
import { useSummaryBundle } from '../archive/useSummaryBundle'
import type { MadeShare } from './ShareMade'
import { addressOf, encryptSummary } from './shlink'

/** Makes a link: the summary is made and encrypted on this device, and only then sent. */
export function useMakeShare() {
  const call = useCall()
  const readSummary = useSummaryBundle()
  const { addresses } = useTenant()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const make = async (label: string, ends: Date): Promise<MadeShare | null> => {
    setBusy(true)
    setFailed(false)
    try {
      const { content, key } = await encryptSummary(await readSummary(new AbortController().signal))
      const expiresAt = ends.toISOString()
      const { id, token, code } = await call('POST api/shares', {
        capability: 'shares',
        body: { label, expiresAt },
        quiet: true,
      })
      await call('POST api/shares/{id}/content', {
        capability: 'shares',
        params: { id },
        body: new File([content], 'summary.jwe'),
        quiet: true,
      })
      const url = new URL(`api/shl/${token}`, new URL(addresses.api, location.origin)).href
      const exp = Math.floor(ends.getTime() / 1000)
      return { id, label, expiresAt, code, address: addressOf({ url, key, exp, flag: 'P' }, location.origin) }
    } catch {
      setFailed(true)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { make, busy, failed }
}
