import { randomUUID } from 'node:crypto'
import { Member, Room, type PeerState, type Track } from './member'

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

const closedPeer = (id: string): PeerState => ({ id, description: { type: 'close', revision: 99 } })

/** The rooms of the stand-in: two members exchange their offers and answers, as with Twilio's rooms between peers. */
export class Rooms {
  readonly #rooms = new Map<string, Room>()
  readonly #sessions = new Map<string, Member>()

  /** Joins a room. The same identity again replaces the earlier member; a third one is refused. */
  connect(
    { identity, room: name }: { identity: string; room: string },
    { participant, peer_connections: offers }: Extract<Request, { type: 'connect' }>,
    send: Member['send'],
  ): Member {
    const room = this.#rooms.get(name) ?? new Room(name)
    this.#rooms.set(name, room)
    const twin = [...room.members].find((member) => member.identity === identity)
    if (twin) {
      twin.send({
        type: 'error',
        code: 53205,
        message: 'Participant disconnected because of duplicate identity',
      })
      this.drop(twin)
      // Without another member, the room went with the twin.
      this.#rooms.set(name, room)
    }
    if (room.members.size >= 2) throw new TwilioError(53105, 'Room contains too many Participants')
    const member = new Member(identity, room, send)
    this.#sessions.set(member.session, member)
    member.setTracks(participant)
    room.members.add(member)
    const peers = join(member, offers)
    member.send({ ...stateOf(member, 'connected'), ...settings, peer_connections: peers })
    member.tellOther({ subscribed: member.other?.subscribed })
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
    const { other, room } = member
    const linked = [...room.peers].filter(([, { isLinked }]) => isLinked)
    const peers = linked.map(([id, { sides }]) => ({ id, ...(other && sides.get(other.sid)) }))
    member.send({ ...stateOf(member, 'synced'), peer_connections: peers })
    member.tellOther()
    return member
  }

  update(member: Member, { participant, peer_connections }: Extract<Request, { type: 'update' }>): void {
    if (participant && participant.revision > member.revision) {
      member.setTracks(participant)
      member.send({ type: 'update', sid: member.room.sid, published: member.published })
      member.tellOther({ subscribed: member.other?.subscribed })
    }
    relay(member, peer_connections)
  }

  /** The socket of a member broke: they have some time to come back. */
  lost(member: Member, send: Member['send']): void {
    // The member may have come back by another socket already.
    if (member.send !== send || !member.room.members.has(member)) return
    member.state = 'reconnecting'
    member.tellOther()
    member.timer = setTimeout(() => this.drop(member), SESSION_TIMEOUT * 1000)
    member.timer.unref()
  }

  /** Removes a member, and asks who stays for an offer to the next one. */
  drop(member: Member): void {
    const { room, other } = member
    clearTimeout(member.timer)
    if (!room.members.delete(member)) return
    this.#sessions.delete(member.session)
    member.state = 'disconnected'
    if (!other) this.#rooms.delete(room.name)
    const linked = [...room.peers].filter(([, { isLinked }]) => isLinked).map(([id]) => id)
    linked.forEach((id) => room.peers.delete(id))
    const peers = [
      ...linked.map(closedPeer),
      { id: randomUUID(), description: { type: 'create-offer', revision: 1 } },
    ]
    const view = [member.view()]
    other?.send({
      type: 'update',
      sid: room.sid,
      participants: view,
      subscribed: other.subscribed,
      peer_connections: peers,
    })
  }
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
  participants: member.other ? [member.other.view()] : [],
  published: member.published,
  subscribed: member.subscribed,
  media_signaling: {},
})

/**
 * Connects the newcomer to the offer of the member who is there already, and closes the newcomer's own. Returns what the
 * newcomer gets.
 */
function join(member: Member, offers: readonly PeerState[]): PeerState[] {
  const { room, other } = member
  const waiting = [...room.peers].find(
    ([, { isLinked, sides }]) => !isLinked && other && sides.get(other.sid)?.description?.type === 'offer',
  )
  if (!waiting || !other) {
    offers.forEach((offer) => room.note(member, offer))
    return []
  }
  const [id, peer] = waiting
  peer.isLinked = true
  return [{ id, ...peer.sides.get(other.sid) }, ...offers.map((offer) => closedPeer(offer.id))]
}

/** Passes what a member says about a connection to the other one. */
function relay(member: Member, states: readonly PeerState[] = []): void {
  const { room, other } = member
  for (const state of states) {
    if (other && isSecondOffer(state, room.peers.get(state.id)?.sides.get(other.sid))) continue
    const peer = room.note(member, state)
    const isFree = ![...room.peers.values()].some(({ isLinked }) => isLinked)
    // An offer of the member who stayed, after the newcomer: it replaces what the newcomer offered.
    if (state.description?.type === 'offer' && other && isFree) {
      peer.isLinked = true
      const replaced = [...room.peers].filter(([id, { sides }]) => id !== state.id && sides.has(other.sid))
      replaced.forEach(([id]) => room.peers.delete(id))
      const peers = replaced.map(([id]) => closedPeer(id))
      if (peers.length > 0) other.send({ type: 'update', sid: room.sid, peer_connections: peers })
    }
    if (peer.isLinked) other?.send({ type: 'update', sid: room.sid, peer_connections: [state] })
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
