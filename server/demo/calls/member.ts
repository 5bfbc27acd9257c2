import { randomUUID } from 'node:crypto'

/** An identifier like those of Twilio: two letters and 32 digits. */
const newSid = (kind: 'PA' | 'RM' | 'MT'): string => kind + randomUUID().replaceAll('-', '')

/** A track as its sender announces it. */
export interface Track {
  id: string
  [property: string]: unknown
}

/** What one side says about a connection between two members. */
export interface PeerState {
  id: string
  description?: { type: string; revision: number; [property: string]: unknown }
  ice?: unknown
}

/** The connection between two members: what each has said, and whether it is passed on. */
interface Peer {
  isLinked: boolean
  sides: Map<string, Omit<PeerState, 'id'>>
}

/** A room of the stand-in, with at most two members. */
export class Room {
  readonly sid = newSid('RM')
  readonly members = new Set<Member>()
  readonly peers = new Map<string, Peer>()
  constructor(readonly name: string) {}

  /** Keeps what a member says about a connection. */
  note({ sid }: Member, { id, description, ice }: PeerState): Peer {
    const peer = this.peers.get(id) ?? { isLinked: false, sides: new Map() }
    this.peers.set(id, peer)
    const before = peer.sides.get(sid)
    peer.sides.set(sid, {
      ...before,
      ...(description && { description }),
      ...(ice !== undefined && { ice }),
    })
    return peer
  }
}

/** Somebody in a room. */
export class Member {
  readonly sid = newSid('PA')
  readonly session = randomUUID()
  state: 'connected' | 'reconnecting' | 'disconnected' = 'connected'
  timer: NodeJS.Timeout | undefined
  revision = 0
  #tracks: (Track & { sid: string })[] = []
  #views = 0
  #subscriptions = 0

  constructor(
    readonly identity: string,
    readonly room: Room,
    public send: (body: object) => void,
  ) {}

  get other(): Member | undefined {
    return [...this.room.members].find((member) => member !== this)
  }

  get published() {
    return {
      revision: this.revision,
      tracks: this.#tracks.map(({ id, sid }) => ({ id, sid, state: 'ready' })),
    }
  }

  get subscribed() {
    const tracks = this.other?.published.tracks ?? []
    return { revision: ++this.#subscriptions, tracks: tracks.map(({ id, sid }) => ({ id, sid })) }
  }

  setTracks({ revision, tracks }: { revision: number; tracks: readonly Track[] }): void {
    this.revision = revision
    const sidOf = (id: string) => this.#tracks.find((track) => track.id === id)?.sid ?? newSid('MT')
    this.#tracks = tracks.map((track) => ({ ...track, sid: sidOf(track.id) }))
  }

  /** How others see this member. */
  view(): object {
    const { sid, identity, state } = this
    return { sid, identity, state, revision: ++this.#views, tracks: this.#tracks }
  }

  /** Tells the other member what has changed here. */
  tellOther(more: object = {}): void {
    this.other?.send({ type: 'update', sid: this.room.sid, participants: [this.view()], ...more })
  }
}
