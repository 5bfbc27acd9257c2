import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { toast } from '@portico/core/ui/feedback/toast'
import { useIsMounted } from '@portico/core/state/useIsMounted'
import { useTenant } from '@portico/core/tenant/useTenant'
import { isAllowedRedirect } from '@portico/booking/submit/outcome'
import { useDevicesText } from '../texts'

type Work = 'leaving' | 'completing' | 'synchronizing'

/** What happened last: a sentence of the page. */
export interface Outcome {
  tone: 'success' | 'info' | 'danger'
  text: string
}

const input = { capability: 'deviceConnection', quiet: true } as const

/**
 * Connects the account at a provider, completes the return from there, reads its measurements and ends the connection. Takes
 * its name.
 */
export function useConnection(name: string) {
  const { t } = useDevicesText()
  const call = useCall()
  const { work, outcome, run, forget } = useWork(name)
  const leave = useLeave()
  const synchronize = async (): Promise<Outcome> => {
    const { saved } = await call('POST api/devices/synchronization', input)
    return saved === 0
      ? { tone: 'info', text: t('DEVICES.SYNC_NONE') }
      : { tone: 'success', text: t('DEVICES.SYNC_SAVED', { count: saved }) }
  }
  useReturn((connection) =>
    run('completing', async () => {
      await call('POST api/devices/authorization', { ...input, body: { connection } })
      toast({ tone: 'success', text: t('DEVICES.CONNECTED_NOW', { name }) })
      return synchronize()
    }),
  )
  const disconnect = async () => {
    try {
      await call('DELETE api/devices/deauthenticate', { quiet: true })
    } catch (error) {
      toast({ tone: 'error', text: t('DEVICES.DISCONNECT_FAILED') })
      throw error
    }
    toast({ tone: 'success', text: t('DEVICES.DISCONNECTED') })
    await forget()
  }
  return {
    work,
    outcome,
    connect: () => run('leaving', leave),
    synchronize: () => run('synchronizing', synchronize),
    disconnect,
  }
}

/** Runs one step after the other, and reports the result. */
function useWork(name: string) {
  const { t } = useDevicesText()
  const invalidate = useInvalidate()
  const [work, setWork] = useState<Work | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async (kind: Work, action: () => Promise<Outcome | null>) => {
    setWork(kind)
    setOutcome(null)
    const result = await action().catch((error: unknown): Outcome | null => {
      // The page itself says that a connection has ended.
      if (kind === 'synchronizing' && codeOf(error) === 'DEVICE_CONNECTION_EXPIRED') return null
      return { tone: 'danger', text: t(textOf(error), { name }) }
    })
    // While the browser loads the provider's page, this page stays as it is.
    if (kind === 'leaving' && result === null) return
    if (kind !== 'leaving') await invalidate('api/lifeVit')
    setOutcome(result)
    setWork(null)
    if (kind !== 'leaving') void invalidate('api/vital-signs-measurements')
  }
  const forget = async () => {
    setOutcome(null)
    await invalidate('api/lifeVit')
  }
  return { work, outcome, run, forget }
}

/** Opens the provider, at a host that the tenant names; the person returns to this page. Nothing if they have left it meanwhile. */
function useLeave() {
  const call = useCall()
  const isHere = useIsMounted()
  const { deviceHosts = [] } = useTenant()
  return async (): Promise<null> => {
    const redirect = location.href.split('?')[0] ?? ''
    const { url } = await call('GET api/devices/authorization-url', { query: { redirect }, quiet: true })
    if (!isAllowedRedirect(url, { origin: location.origin, hosts: deviceHosts }))
      throw new Error('The provider is at a host that the tenant does not name')
    if (isHere()) location.assign(url)
    return null
  }
}

/** Completes once what the address names, and takes it out of the address. */
function useReturn(complete: (connection: string) => Promise<void>): void {
  const { id, query } = useRoute()
  const go = useGo()
  const connection = query['connection']
  const handled = useRef<string>(undefined)
  const handle = useEffectEvent((named: string) => {
    if (handled.current === named) return
    handled.current = named
    go(id, { replace: true })
    void complete(named)
  })
  useEffect(() => {
    if (connection) handle(connection)
  }, [connection])
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.message : '')

function textOf(error: unknown) {
  const code = codeOf(error)
  if (code === 'DEVICE_ACCESS_REFUSED') return 'DEVICES.CONNECT_REFUSED' as const
  if (code === 'DEVICE_CONNECTION_EXPIRED') return 'DEVICES.CONNECT_LATE' as const
  return 'DEVICES.CONNECT_FAILED' as const
}
