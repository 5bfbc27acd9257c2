import { randomUUID } from 'node:crypto'
import { Member, otherEnd, Room, type PeerState, type Track } from './member'

/** What the SDK sends after its greeting. */
export type Request =
  | { type: 'ice' }
  | { type: 'connect'; token: string; participant: Tracks; peer_connections: PeerState[] }
  | { type: 'sync'; session: string; participant: Tracks; peer_connections?: PeerState[] }
  | { type: 'update'; participant?: Tracks; peer_connections?: PeerState[] }
  | { type: 'disconnect' }

interface Tracks {
  revision: number
  tracks: Track[]
}

/** A refusal with Twilio's code. */
export class TwilioError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** Seconds in which a member whose socket broke may come back. */
const SESSION_TIMEOUT = 30

/** How many may be in a room, as the server opens it at Twilio. */
const MAX_MEMBERS = 4

/** The rooms of the stand-in: each two members exchange their offers and answers, as with Twilio's rooms between peers. */
export class Rooms {
  readonly #rooms = new Map<string, Room>()
  readonly #sessions = new Map<string, Member>()

  /** Joins a room. The same identity again replaces the earlier member; a fifth one is refused. */
  connect(
    { identity, room: name }: { identity: string; room: string },
    { participant, peer_connections: offers }: Extract<Request, { type: 'connect' }>,
    send: Member['send'],
  ): Member {
    const room = this.#rooms.get(name) ?? new Room(name)
    this.#rooms.set(name, room)
    const twin = [...room.members].find((member) => member.identity === identity)
    if (twin) {
      this.#expel(twin, 53205, 'Participant disconnected because of duplicate identity')
      // Without another member, the room went with the twin.
      this.#rooms.set(name, room)
    }
    if (room.members.size >= MAX_MEMBERS) throw new TwilioError(53105, 'Room contains too many Participants')
    const member = new Member(identity, room, send)
    this.#sessions.set(member.session, member)
    member.setTracks(participant)
    room.members.add(member)
    const peers = join(member, offers)
    member.send({ ...stateOf(member, 'connected'), ...settings, peer_connections: peers })
    member.tellOthers({ hasTracks: true })
    return member
  }

  /** Comes back with a session after the socket broke. */
  sync(
    { session, participant, peer_connections }: Extract<Request, { type: 'sync' }>,
    send: Member['send'],
  ): Member {
    const member = this.#sessions.get(session)
    if (!member) throw new TwilioError(53001, 'Signaling connection disconnected')
    clearTimeout(member.timer)
    member.send = send
    member.state = 'connected'
    member.setTracks(participant)
    relay(member, peer_connections)
    // The software closes every connection that is not in this answer.
    const peers = member.room
      .peersOf(member)
      .map(({ id, peer, other }) => ({ id, ...(other && peer.sides.get(other.sid)) }))
    member.send({ ...stateOf(member, 'synced'), peer_connections: peers })
    member.tellOthers({ hasTracks: false })
    return member
  }

  update(member: Member, { participant, peer_connections }: Extract<Request, { type: 'update' }>): void {
    if (participant && participant.revision > member.revision) {
      member.setTracks(participant)
      member.send({ type: 'update', sid: member.room.sid, published: member.published })
      member.tellOthers({ hasTracks: true })
    }
    relay(member, peer_connections)
  }

  /** The socket of a member broke: they have some time to come back. */
  lost(member: Member, send: Member['send']): void {
    // The member may have come back by another socket already.
    if (member.send !== send || !member.room.members.has(member)) return
    member.state = 'reconnecting'
    member.tellOthers({ hasTracks: false })
    member.timer = setTimeout(() => this.drop(member), SESSION_TIMEOUT * 1000)
    member.timer.unref()
  }

  /** Removes somebody from a room, as a request of the server does. Who is not in it stays away. */
  remove(name: string, identity: string): void {
    const members = [...(this.#rooms.get(name)?.members ?? [])]
    const member = members.find((one) => one.identity === identity)
    if (member) this.#expel(member, 53104, 'Participant was removed')
  }

  /** Ends a room for everybody in it. */
  complete(name: string): void {
    for (const member of this.#rooms.get(name)?.members ?? []) this.#expel(member, 53118, 'Room completed')
  }

  /** Removes a member and notifies the others. If one member is left, it is requested to make an offer to whoever joins next. */
  drop(member: Member): void {
    const { room, others } = member
    clearTimeout(member.timer)
    if (!room.members.delete(member)) return
    this.#sessions.delete(member.session)
    member.state = 'disconnected'
    if (others.length === 0) this.#rooms.delete(room.name)
    const own = room.peersOf(member)
    own.forEach(({ id }) => room.close(id))
    const view = [member.view()]
    for (const other of others) {
      const closed = own.filter((one) => one.other === other).map(({ id }) => room.close(id))
      const peers = others.length === 1 ? [...closed, askForOffer(other)] : closed
      const { subscribed } = other
      other.send({
        type: 'update',
        sid: room.sid,
        participants: view,
        subscribed,
        peer_connections: peers,
      })
    }
  }

  #expel(member: Member, code: number, message: string): void {
    member.send({ type: 'error', code, message })
    this.drop(member)
  }
}

/** A connection for which the stand-in requests an offer from a member: to `partner`, or to whoever joins next. */
function askForOffer(owner: Member, partner?: Member): PeerState {
  const id = randomUUID()
  owner.room.peers.set(id, { owner, partner, sides: new Map() })
  return { id, description: { type: 'create-offer', revision: 1 } }
}

const settings = {
  recording: { enabled: false, revision: 1 },
  options: { session_timeout: SESSION_TIMEOUT, media_region: 'sandbox', signaling_region: 'sandbox' },
}

const stateOf = (member: Member, type: 'connected' | 'synced') => ({
  type,
  session: member.session,
  sid: member.room.sid,
  name: member.room.name,
  participant: member.view(),
  participants: member.others.map((other) => other.view()),
  published: member.published,
  subscribed: member.subscribed,
  media_signaling: {},
})

/**
 * Connects the newcomer to everybody who is there already: by the offer that they have made or are about to make, and else by a
 * new one. The newcomer's own offers are for whoever comes next, or closed. Returns what the newcomer gets.
 */
function join(member: Member, offers: readonly PeerState[]): PeerState[] {
  const { room, others } = member
  if (others.length === 0) {
    offers.forEach((offer) => room.note(member, offer))
    return []
  }
  const made = others.flatMap((other) => {
    const waiting = room.peersOf(other).find(({ peer }) => peer.owner === other && !peer.partner)
    if (!waiting) {
      other.send({ type: 'update', sid: room.sid, peer_connections: [askForOffer(other, member)] })
      return []
    }
    waiting.peer.partner = member
    const said = waiting.peer.sides.get(other.sid)
    return said ? [{ id: waiting.id, ...said }] : []
  })
  return [...made, ...offers.map(({ id }) => room.close(id))]
}

/** Passes what a member says about a connection to the one at its other end. */
function relay(member: Member, states: readonly PeerState[] = []): void {
  const { room } = member
  for (const state of states) {
    if (room.isClosed(state.id)) continue
    const known = room.peers.get(state.id)
    const rival = known && otherEnd(known, member)
    if (rival && isSecondOffer(state, known.sides.get(rival.sid))) continue
    const other = otherEnd(room.note(member, state), member)
    other?.send({ type: 'update', sid: room.sid, peer_connections: [state] })
  }
}

/**
 * Whether both members have sent an offer and that of the other member came first. The SDK rolls back its own offer when it
 * receives one. If both received one, both would roll back, answer and offer again, possibly forever.
 */
const isSecondOffer = ({ description }: PeerState, rival: Omit<PeerState, 'id'> | undefined): boolean =>
  description?.type === 'offer' &&
  rival?.description?.type === 'offer' &&
  rival.description.revision >= description.revision
