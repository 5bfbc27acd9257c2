import { useEffect, useRef, useState } from 'react'
import { browserZone } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { useDevicesText } from '../texts'
import type { BluetoothAdapter } from './adapter'
import { connectDevice, UnknownDevice, type ConnectedDevice } from './connectDevice'
import type { GattReading } from './gatt/parsers'
import { profiles, type ProfileId } from './gatt/profiles'
import { toMeasureSave } from './toMeasureSave'

/** What the section shows. */
export type Phase = 'idle' | 'connecting' | 'waiting'
/** A measurement that the person has not decided about. Its key makes saving it twice one reading. */
export interface DeviceReading {
  reading: GattReading
  name: string
  key: string
}
type Problem = 'FAILED' | 'UNKNOWN' | 'SAVE_FAILED'

/** Connects with a device, holds its last measurement until the person decides, and saves it. */
export function useBluetooth(adapter: BluetoothAdapter) {
  const device = useDevice(adapter)
  const { hasFailed, ...saving } = useSave(device.received, device.forget)
  const { problem, ...rest } = device
  return { ...rest, ...saving, problem: hasFailed ? ('SAVE_FAILED' as const) : problem }
}

function useDevice(adapter: BluetoothAdapter) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [name, setName] = useState('')
  const [received, setReceived] = useState<DeviceReading | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const device = useRef<ConnectedDevice>(undefined)
  const stop = () => {
    device.current?.stop()
    device.current = undefined
    setPhase('idle')
  }
  const forget = () => {
    stop()
    setReceived(null)
  }
  // Leaving the page ends the connection.
  useEffect(() => () => device.current?.stop(), [])
  const find = async (id: ProfileId) => {
    forget()
    setProblem(null)
    setPhase('connecting')
    const handlers = createHandlers({
      onReceived: setReceived,
      onEnd: (hasReading) => {
        setPhase('idle')
        // Most devices end the connection once they have sent their measurement.
        if (!hasReading) setProblem('FAILED')
      },
    })
    try {
      device.current = await connectDevice(adapter, profiles[id], handlers)
      setName(device.current.name)
      setPhase('waiting')
    } catch (error) {
      setPhase('idle')
      setProblem(problemOf(error))
    }
  }
  return { phase, name, received, problem, find, stop, forget }
}

interface Events {
  onReceived: (received: DeviceReading) => void
  onEnd: (hasReading: boolean) => void
}

/** A device sends what it has stored in any order: the newest is the one just measured. */
function createHandlers({ onReceived, onEnd }: Events) {
  let last: GattReading | null = null
  return {
    onReading: (reading: GattReading, name: string) => {
      if (last?.at && reading.at && reading.at < last.at) return
      last = reading
      onReceived({ reading, name, key: crypto.randomUUID() })
    },
    onLost: () => onEnd(last !== null),
  }
}

/** Choosing no device is not an error. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof UnknownDevice) return 'UNKNOWN'
  return error instanceof Error && error.name === 'NotFoundError' ? null : 'FAILED'
}

function useSave(received: DeviceReading | null, onDone: () => void) {
  const { t } = useDevicesText()
  const call = useCall()
  const invalidate = useInvalidate()
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const save = async (isOfNow = false) => {
    if (!received) return
    setIsSaving(true)
    setHasFailed(false)
    const body = toMeasureSave(received.reading, received.name, browserZone(), Date.now(), isOfNow)
    try {
      await call('POST api/lifeVit/records', { body, idempotencyKey: received.key, quiet: true })
      toast({ tone: 'success', text: t('DEVICES.SAVED') })
      onDone()
      void invalidate('api/lifeVit')
      void invalidate('api/vital-signs-measurements')
    } catch {
      setHasFailed(true)
    } finally {
      setIsSaving(false)
    }
  }
  const drop = () => {
    setHasFailed(false)
    onDone()
  }
  return { isSaving, hasFailed, save, drop }
}
