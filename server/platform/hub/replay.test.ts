import { describe, expect, it } from 'vitest'
import { decode, encode, Kind, RecordReader, RECORD_END } from './protocol'
import { Replay } from './replay'

const invocation = { type: Kind.Invocation }

describe('sent records', () => {
  it('are resent from the first unacknowledged one', () => {
    const replay = new Replay(100)
    for (const text of ['a', 'b', 'c']) replay.remember(text)
    replay.acknowledge(1)
    expect(replay.resume()).toEqual([encode({ type: Kind.Sequence, sequenceId: 2 }), 'b', 'c'])
    replay.acknowledge(3)
    expect(replay.resume()).toEqual([encode({ type: Kind.Sequence, sequenceId: 4 })])
  })

  it('are stored up to a limit', () => {
    const replay = new Replay(3)
    expect([replay.remember('ab'), replay.remember('cd')]).toEqual([true, false])
  })
})

describe('received records', () => {
  it('are accepted once, even if resent', () => {
    const replay = new Replay(100)
    expect([replay.receive(invocation), replay.receive(invocation)]).toEqual(['accept', 'accept'])
    replay.interrupt()
    expect(replay.receive(invocation)).toBe('skip')
    expect(replay.receive({ type: Kind.Sequence, sequenceId: 2 })).toBe('skip')
    expect([replay.receive(invocation), replay.receive(invocation)]).toEqual(['skip', 'accept'])
    expect(replay.lastReceivedId).toBe(3)
  })

  it('missing records are a gap', () => {
    const replay = new Replay(100)
    replay.interrupt()
    expect(replay.receive({ type: Kind.Sequence, sequenceId: 5 })).toBe('gap')
  })

  it('pings and acknowledgements are not counted', () => {
    const replay = new Replay(100)
    expect([replay.receive({ type: Kind.Ping }), replay.receive({ type: Kind.Ack, sequenceId: 1 })]).toEqual([
      'accept',
      'accept',
    ])
    expect(replay.lastReceivedId).toBe(0)
  })
})

describe('RecordReader', () => {
  it('joins a record split over two reads', () => {
    const reader = new RecordReader()
    expect(reader.read(`{"a":1}${RECORD_END}{"b"`, 100)).toEqual(['{"a":1}'])
    expect(reader.read(`:2}${RECORD_END}`, 100)).toEqual(['{"b":2}'])
  })

  it('rejects a record over the maximum length, even before its end', () => {
    expect(new RecordReader().read('x'.repeat(11), 10)).toBeUndefined()
  })

  it.each(['', '[]', '7', 'null', '{'])('"%s" is not a record', (text) => {
    expect(decode(text)).toBeUndefined()
  })
})
