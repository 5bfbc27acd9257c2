/** A message to everybody who is registered for a person. */
export interface UserMessage {
  tenant: string
  userId: string
  /** The name of the contract. */
  message: string
  args: readonly unknown[]
}

/** What the processes of one hub tell one another. */
export interface Backplane {
  /** Passes a message to the other processes. */
  publish: (message: UserMessage) => Promise<void>
  /** Records that a person is connected to this process, or not any more. */
  setPresence: (tenant: string, userId: string, isPresent: boolean) => void
  /** Whether a person is connected to another process. */
  isElsewhere: (tenant: string, userId: string) => Promise<boolean>
  /** Records how many connections somebody has at this process. */
  setConnections: (tenant: string, userId: string, count: number) => void
  /** How many connections somebody has at the other processes. */
  countElsewhere: (tenant: string, userId: string) => Promise<number>
  close: () => Promise<void>
}

/** What a backplane calls in its own process. */
export interface BackplaneEvents {
  onMessage: (message: UserMessage) => void
  /** Messages of other processes may have been missed. */
  onGap: () => void
}

/** For a single process, such as one with the embedded database: there is nobody else. */
export const singleProcess: Backplane = {
  publish: async () => {},
  setPresence: () => {},
  isElsewhere: async () => false,
  setConnections: () => {},
  countElsewhere: async () => 0,
  close: async () => {},
}
