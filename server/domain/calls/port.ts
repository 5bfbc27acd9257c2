import type { CallSeat } from '../../../schemas/hub'

/** Who joins which room. */
export interface RoomEntry {
  /** A seat of the call, which names no person. */
  seat: CallSeat
  room: string
  now: Date
}

/** The service with the rooms of video calls, for the tenants with an account there. For every other tenant nothing happens. */
export interface RoomPort {
  /** Issues a token with which somebody joins one room; undefined for a tenant without an account at the service. */
  tokenFor: (tenant: string, entry: RoomEntry) => Promise<string> | undefined
  /** Removes somebody from a room: they see and hear no more. A failure is repeated and logged. */
  remove: (tenant: string, entry: Pick<RoomEntry, 'seat' | 'room'>) => void
  /** Ends a room for everybody in it. A failure is repeated and logged. */
  close: (tenant: string, room: string) => void
}

declare module '../../platform/http/api/ports' {
  interface Ports {
    /** The rooms of video calls. Absent: the people of a call connect with each other. */
    rooms?: RoomPort
  }
}
