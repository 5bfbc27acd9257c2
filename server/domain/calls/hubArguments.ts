import type { CallJoin, CallSeat, CallSignal, CallTab } from '../../../schemas/hub'
import { invalidField } from '../../platform/errors/invalidField'

/** Characters of a message between two engines: a description of an offer has about ten thousand. */
const SIGNAL_MAX = 60_000
/** Characters of what a patient writes for the doctor who answers. */
const REASON_MAX = 300
const SEAT = /^(patient|doctor|guest\/[1-9]\d{0,9})$/
const PEER = /^[\w-]{1,64}$/

/** Reads the id of a record from a hub message. Throws FORMAT_NOT_VALID. */
export function readId(value: unknown, field = 'callId'): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647)
    return value
  throw invalidField(field)
}

/** Reads a CallJoin. Throws FORMAT_NOT_VALID; other fields are refused. */
export function readJoin(value: unknown): CallJoin {
  const { callId, peer, tab } = readFields(value, ['callId', 'peer', 'tab'])
  return {
    callId: readId(callId),
    peer: readPeer(peer),
    ...(tab !== undefined && { tab: readPeer(tab, 'tab') }),
  }
}

/** Reads a CallTab; a portal may send none. Throws FORMAT_NOT_VALID. */
export function readTab(value: unknown): CallTab | undefined {
  if (value === undefined || value === null) return undefined
  const { tab, callId, isAway, reason } = readFields(value, ['tab', 'callId', 'isAway', 'reason'])
  if (isAway !== undefined && typeof isAway !== 'boolean') throw invalidField('isAway')
  const isText = typeof reason === 'string' && reason.length <= REASON_MAX
  if (reason !== undefined && !isText) throw invalidField('reason')
  return {
    tab: readPeer(tab, 'tab'),
    ...(callId !== undefined && { callId: readId(callId) }),
    ...(isAway && { isAway }),
    ...(isText && reason.trim() !== '' && { reason: reason.trim() }),
  }
}

/** Reads the minutes of a delay: whole ones, at most an hour. Throws FORMAT_NOT_VALID. */
export function readMinutes(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 60) return value
  throw invalidField('minutes')
}

/** Reads the ids of calls, at most 20. Throws FORMAT_NOT_VALID. */
export function readIds(value: unknown): number[] {
  if (!Array.isArray(value) || value.length > 20) throw invalidField('callIds')
  return value.map((id) => readId(id, 'callIds'))
}

/** Reads a CallSignal. Throws FORMAT_NOT_VALID; other fields are refused. */
export function readSignal(value: unknown): CallSignal {
  const { callId, peer, data, to } = readFields(value, ['callId', 'peer', 'data', 'to'])
  if (typeof data !== 'string' || data.length > SIGNAL_MAX) throw invalidField('data')
  return { callId: readId(callId), peer: readPeer(peer), data, ...(to !== undefined && { to: readSeat(to) }) }
}

function readSeat(value: unknown): CallSeat {
  if (typeof value === 'string' && SEAT.test(value)) return value as CallSeat
  throw invalidField('to')
}

function readPeer(value: unknown, field = 'peer'): string {
  if (typeof value === 'string' && PEER.test(value)) return value
  throw invalidField(field)
}

function readFields(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw invalidField(names[0] ?? '')
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined) throw invalidField(unknown)
  return value as Record<string, unknown>
}
