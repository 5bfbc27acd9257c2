import { useEffect, useEffectEvent } from 'react'
import type { IdentityCheck } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { nameOf, type StatusName } from './status'

/** A pending check is asked about this often, while the page is visible. */
const ASK_MS = 3000

/** The identity status of the subject, kept up to date while it is pending. */
export function useIdentityStatus() {
  const { data, error, isValidating, mutate } = useApi('GET api/onfido/status/', { quiet: 'faults' })
  const name = data === undefined ? undefined : nameOf(data)
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void mutate()
  })
  useEffect(() => {
    if (name !== 'pending') return undefined
    const timer = setInterval(() => ask(), ASK_MS)
    return () => clearInterval(timer)
  }, [name])
  return { name, error, isValidating, retry: () => void mutate() }
}

const unknown: IdentityCheck = { reason: null, open: null }

/** Everything about the identity of the subject. An API without the details has only the status. */
export function useIdentity() {
  const status = useIdentityStatus()
  const details = useApi(
    'GET api/identity-checks/current',
    status.name ? { capability: 'identityChecks', quiet: true } : null,
  )
  const check = details.data ?? (details.error ? unknown : undefined)
  return { ...status, check, refresh: () => void details.mutate() }
}

/** What the page of the status shows: an unfinished check where there is nothing better to say. */
export const shownStatus = (name: StatusName, { open }: IdentityCheck): StatusName =>
  open && (name === 'unverified' || name === 'declined') ? 'open' : name
