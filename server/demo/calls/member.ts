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

/** The connection between two members: who made it, who it is with once that is known, and what each has said. */
export interface Peer {
  owner: Member
  partner: Member | undefined
  sides: Map<string, Omit<PeerState, 'id'>>
}

/** A room of the stand-in. */
export class Room {
  readonly sid = newSid('RM')
  readonly members = new Set<Member>()
  readonly peers = new Map<string, Peer>()
  readonly #closed = new Set<string>()
  constructor(readonly name: string) {}

  /** Ends a connection for good: what a member still says about it counts no more. Returns what the member is to know. */
  close(id: string): PeerState {
    this.peers.delete(id)
    this.#closed.add(id)
    return { id, description: { type: 'close', revision: 99 } }
  }

  isClosed(id: string): boolean {
    return this.#closed.has(id)
  }

  /** Keeps what a member says about a connection. A connection that the room does not know is the member's own. */
  note(member: Member, { id, description, ice }: PeerState): Peer {
    const peer = this.peers.get(id) ?? { owner: member, partner: undefined, sides: new Map() }
    this.peers.set(id, peer)
    const before = peer.sides.get(member.sid)
    peer.sides.set(member.sid, {
      ...before,
      ...(description && { description }),
      ...(ice !== undefined && { ice }),
    })
    return peer
  }

  /** The connections of a member, with the other end where it is known. */
  peersOf(member: Member): { id: string; peer: Peer; other: Member | undefined }[] {
    return [...this.peers]
      .filter(([, { owner, partner }]) => owner === member || partner === member)
      .map(([id, peer]) => ({ id, peer, other: otherEnd(peer, member) }))
  }
}

/** Who is at the other end of a connection. */
export const otherEnd = ({ owner, partner }: Peer, member: Member): Member | undefined =>
  owner === member ? partner : owner

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

  get others(): Member[] {
    return [...this.room.members].filter((member) => member !== this)
  }

  get published() {
    return {
      revision: this.revision,
      tracks: this.#tracks.map(({ id, sid }) => ({ id, sid, state: 'ready' })),
    }
  }

  get subscribed() {
    const tracks = this.others.flatMap(({ published }) => published.tracks)
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

  /** Tells the other members what has changed here. `hasTracks`: also which tracks they receive now. */
  tellOthers({ hasTracks }: { hasTracks: boolean }): void {
    for (const other of this.others)
      other.send({
        type: 'update',
        sid: this.room.sid,
        participants: [this.view()],
        ...(hasTracks && { subscribed: other.subscribed }),
      })
  }
}
