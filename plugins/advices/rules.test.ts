// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Video } from '@schemas/generated/entities'
import { markWords } from './cards/markWords'
import { suggestTags } from './list/suggestTags'
import { patchVideos } from './marks/patch'
import { chooseSource, mediaUrl } from './player/chooseSource'
import { actionOf } from './player/keys'
import { startOf } from './player/useSource'
import { addPlayed, wholeSeconds, type PlayedRange } from './reports/playedRanges'
import { formatPosition, formatLength } from './time'

const source = (type: string, height: number) => ({ url: `${height}.${type}`, type, height })
const sources = [source('webm', 540), source('mp4', 540), source('webm', 240)]

describe('the player', () => {
  it.each([
    ['auto', ['webm', 'mp4'], '540.webm'],
    ['low', ['webm', 'mp4'], '240.webm'],
    ['high', ['mp4'], '540.mp4'],
    ['low', ['mp4'], '540.mp4'],
    ['auto', [], undefined],
  ] as const)('with the quality %s plays of %j the file %s', (quality, types, expected) => {
    const canPlay = (type: string) => types.some((one) => one === type)
    expect(chooseSource({ sources }, quality, { canPlay, canFeed: () => true })?.url).toBe(expected)
  })

  it('VIDEO-010 plays the address of a video without a list of files', () => {
    const nothing = { canPlay: () => false, canFeed: () => false }
    expect(chooseSource({ url: 'a.mp4' }, 'auto', nothing)).toEqual({ url: 'a.mp4', isFed: false })
  })

  const stream = {
    url: 'stream.m3u8',
    type: 'application/vnd.apple.mpegurl; codecs="avc1.64001f"',
    height: 540,
  }
  it.each([
    ['auto', true, true, 'stream.m3u8', false],
    ['auto', false, true, 'stream.m3u8', true],
    ['auto', false, false, '540.webm', false],
    ['low', true, true, '240.webm', false],
    ['high', false, true, '540.webm', false],
  ] as const)(
    'with the quality %s, streams by itself %s or with the library %s, it plays %s',
    (quality, isNative, canFeed, url, isFed) => {
      const player = {
        canPlay: (type: string) => type === 'webm' || (isNative && type === stream.type),
        canFeed: () => canFeed,
      }
      expect(chooseSource({ sources: [...sources, stream] }, quality, player)).toMatchObject({ url, isFed })
    },
  )
  it('a stream is the last resort of a chosen quality', () => {
    const player = { canPlay: () => false, canFeed: () => true }
    expect(chooseSource({ sources: [stream] }, 'low', player)).toMatchObject({
      url: 'stream.m3u8',
      isFed: true,
    })
  })

  it.each([
    ['api/media/7/1.x-_/540.webm', 'https://api.test/api/media/7/1.x-_/540.webm'],
    ['/api/media/7', 'https://api.test/api/media/7'],
    ['https://cdn.test/a.mp4?x=1', 'https://cdn.test/a.mp4?x=1'],
    ['javascript:alert(1)', undefined],
    ['http://cdn.test/a.mp4', undefined],
    ['//cdn.test/a.mp4', undefined],
    ['data:video/mp4;base64,AA', undefined],
  ])('loads %s from %s', (url, expected) => expect(mediaUrl('https://api.test/', url)).toBe(expected))

  it.each([
    [' ', { kind: 'play' }],
    ['K', { kind: 'play' }],
    ['ArrowLeft', { kind: 'by', seconds: -5 }],
    ['7', { kind: 'tenths', tenths: 7 }],
    ['x', undefined],
  ])('the key %j does %j', (key, expected) =>
    expect(actionOf({ key, ctrlKey: false, metaKey: false, altKey: false })).toEqual(expected),
  )
  it('leaves shortcuts of the browser alone', () =>
    expect(actionOf({ key: 'c', ctrlKey: true, metaKey: false, altKey: false })).toBeUndefined())

  it.each([
    [null, 0],
    [2, 0],
    [14, 14],
    [98, 0],
  ])('somebody who stopped at %s of 100 seconds begins at %s', (position, start) =>
    expect(startOf({ position, duration: 100 })).toBe(start),
  )
})

describe('ADMIN-114 seconds that were played', () => {
  const watch = (...steps: [number, number, number?][]) =>
    wholeSeconds(
      steps.reduce<PlayedRange[]>((played, [from, to, rate]) => addPlayed(played, from, to, rate), []),
    )

  it('join while the video plays', () => expect(watch([0, 0.25], [0.25, 0.5], [0.5, 2.4])).toEqual([[0, 2]]))
  it('leave a seek out', () =>
    expect(watch([0, 2], [2, 30], [30, 31])).toEqual([
      [0, 2],
      [30, 31],
    ]))
  it('count a repetition once', () => expect(watch([4, 6], [4, 5], [3, 4.6])).toEqual([[3, 6]]))
  it('go further at double speed', () => expect(watch([0, 3.5, 2], [0, 3.5])).toEqual([[0, 4]]))
  it('never run backwards', () => expect(watch([5, 4])).toEqual([]))
})

describe('words of a search', () => {
  const found = (text: string, term: string) =>
    markWords(text, term).flatMap(({ text: part, isMatch }) => (isMatch ? [part] : []))
  it('are marked without accents and case', () =>
    expect(found('Tomarse la TENSIÓN en casa', 'tension casa')).toEqual(['TENSIÓN', 'casa']))
  it('keep the whole text', () =>
    expect(markWords('Año nuevo', 'ano').map(({ text }) => text)).toEqual(['Año', ' nuevo']))
  it('of two letters are not marked', () => expect(found('la casa', 'la')).toEqual([]))
  it('never read as a pattern', () => expect(found('a (b) c.*', '.*')).toEqual([]))

  const tags = ['tensión', 'pretensado', 'sal'].map((name, id) => ({ id, name, categoryId: 1 }))
  it('VIDEO-038 suggest tags, those that begin so first', () =>
    expect(suggestTags([...tags].toReversed(), 'TENS').map(({ name }) => name)).toEqual([
      'tensión',
      'pretensado',
    ]))
  it('suggest nothing for one letter, or a tag without a page', () => {
    expect(suggestTags(tags, 't')).toEqual([])
    expect(suggestTags([{ id: 1, name: 'sal' }], 'sal')).toEqual([])
  })
})

describe('marks', () => {
  const video = { id: 7, duration: 10, isFavorite: false } as Video
  const other = { ...video, id: 8 }
  it('VIDEO-007 change a video in every cached answer, and no other', () => {
    const marks = { isFavorite: true }
    expect(patchVideos([video, other], 7, marks)).toEqual([{ ...video, ...marks }, other])
    expect(patchVideos({ items: [video], total: 1 }, 7, marks)).toEqual({
      items: [{ ...video, ...marks }],
      total: 1,
    })
    expect(patchVideos(video, 7, marks)).toEqual({ ...video, ...marks })
    const captions = [{ id: 7, start: 1, end: 2, text: 'x' }]
    for (const same of [[other], captions, { items: [other] }, undefined, null])
      expect(patchVideos(same, 7, marks)).toBe(same)
  })
})

it.each([
  [0, '0:00', '0 s'],
  [65, '1:05', '1 min y 5 s'],
  [3723, '1:02:03', '62 min y 3 s'],
])('%s seconds are %s and %s', (seconds, clock, length) => {
  expect(formatPosition(seconds)).toBe(clock)
  expect(formatLength(seconds, 'es').replaceAll('\u{A0}', ' ')).toBe(length)
})
