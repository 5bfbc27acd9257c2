import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Contributed } from '../plugin/contributions'
import { reportFault } from '../plugin/fault'
import { loadOnce } from '../plugin/load'
import { usePersonContext } from '../session/personContext'
import { usePermitted } from '../session/usePermitted'
import { useTenant } from '../tenant/useTenant'
import type { RunningHub, startHub } from './connection/startHub'
import { onHubMessage } from './hubMessages'

type HubHandler = Contributed<'hubHandlers'>

/**
 * Connects a signed-in user to the hub while a plugin handles one of its messages, and passes each message to the handlers.
 * Without a handler nothing is downloaded.
 */
export function Realtime() {
  const handlers = usePermitted('hubHandlers')
  const { actor, subject } = usePersonContext()
  const people = useMemo(() => (subject === actor ? [actor] : [actor, subject]), [actor, subject])
  if (actor === '' || handlers.length === 0) return null
  return (
    <>
      {/* Another user gets a connection of their own. */}
      <Session key={actor} people={people} />
      {handlers.map((handler) => (
        <Handler key={handler.id} handler={handler} />
      ))}
    </>
  )
}

function Session({ people }: { people: readonly string[] }) {
  const tenant = useTenant()
  const running = useRef<RunningHub>(undefined)
  const start = useEffectEvent((run: typeof startHub) => run(tenant, people))

  useEffect(() => {
    let isOver = false
    const connect = async () => {
      const run = await loadStart()
      if (!isOver) running.current = start(run)
    }
    void connect()
    return () => {
      isOver = true
      running.current?.stop()
      running.current = undefined
    }
  }, [])

  useEffect(() => running.current?.setPeople(people), [people])
  return null
}

/** Downloads the client; without a connection it waits for one. */
async function loadStart(): Promise<typeof startHub> {
  try {
    return (await import('./connection/startHub')).startHub
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadStart()
  }
}

function Handler({ handler }: { handler: HubHandler }) {
  useEffect(() => onHubMessage(handler.message, (...args) => void run(handler, args)), [handler])
  return null
}

/** Loads a handler with its first message and runs it. A fault of one handler concerns no other. */
async function run({ plugin, id, handler }: HubHandler, args: readonly unknown[]) {
  try {
    const handle = (await loadOnce<unknown>(handler)) as (...args: readonly unknown[]) => void
    handle(...args)
  } catch (cause) {
    const expected = 'to handle a message'
    reportFault({ plugin, point: 'hubHandlers', property: id, expected, found: String(cause), cause })
  }
}
