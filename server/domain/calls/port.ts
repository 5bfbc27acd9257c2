/** Who joins which room. `identity` is a side of the call, not a person. */
export interface RoomEntry {
  identity: string
  room: string
  now: Date
}

/** The service with the rooms of video calls. */
export interface RoomPort {
  /** Issues a token with which somebody joins one room; undefined for a tenant without an account at the service. */
  tokenFor: (tenant: string, entry: RoomEntry) => Promise<string> | undefined
}

declare module '../../platform/http/api/ports' {
  interface Ports {
    /** The rooms of video calls. Absent: the two sides connect with each other. */
    rooms?: RoomPort
  }
}
