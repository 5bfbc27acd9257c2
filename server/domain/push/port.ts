/** A browser at its push service: where messages for it go, and the keys that only it can read with. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The key pair with which a tenant proves who sends. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** A message for one browser. */
export interface PushSending {
  target: PushTarget
  keys: PushKeys
  /** Whom the push service may write to: an https address of the sender. */
  contact: string
  /** What only the browser reads. */
  text: string
  /** How long the message is worth delivering. */
  seconds: number
  /** Whether it also wakes a phone that saves its battery. */
  isUrgent: boolean
}

/** What sends messages to browsers that have no page open. */
export interface PushPort {
  createKeys: () => Promise<PushKeys>
  /** Whether an address, which a browser names, is that of a push service: this server sends to no other. */
  accepts: (endpoint: string) => boolean
  /** Resolves to `gone` for a browser that takes no more messages. Rejects when the service does not take the message. */
  send: (sending: PushSending) => Promise<'sent' | 'gone'>
}

declare module '../../platform/http/api/ports' {
  interface Ports {
    /** Notifies browsers that have no page open. Absent: nobody is notified. */
    push?: PushPort
  }
}
