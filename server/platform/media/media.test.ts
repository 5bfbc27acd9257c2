// @vitest-environment node
import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseCaptions } from '../../../schemas/rules/captions'
import { stories } from '../../../scripts/media/stories'
import { demoVideos } from '../../demo/advices/titles'
import { mediaLifetime, signMedia } from './address'
import { byteRange } from '../files/byteRange'
import { mediaFolder, pathOf, readCaptionFile, readMedia } from './media'

const names = readdirSync(mediaFolder)
const now = new Date('2027-01-11T07:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

it.each(names)(
  'VIDEO-001 the files of %s are those of media.json, with captions to the end in both languages',
  (name) => {
    const media = readMedia(name)
    for (const { file, bytes } of media.sources)
      expect([file, statSync(pathOf(name, file)).size]).toEqual([file, bytes])
    const [es = [], en = []] = ['es', 'en'].map((language) =>
      parseCaptions(readCaptionFile(name, language) ?? ''),
    )
    expect(es.length).toBeGreaterThan(3)
    expect(en.map(({ start }) => start)).toEqual(es.map(({ start }) => start))
    expect(Math.abs((es.at(-1)?.end ?? 0) - media.duration)).toBeLessThan(1)
    expect(media.chapters[0]?.start).toBe(0)
  },
)

it('every demo video has its files, and together they stay small', () => {
  expect(
    [...new Set(demoVideos.map(({ media }) => media))].filter((media) => !names.includes(media)),
  ).toEqual([])
  expect(stories.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const bytes = names.flatMap((name) =>
    readdirSync(pathOf(name, '')).map((file) => statSync(pathOf(name, file)).size),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
})

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-20', { start: 80, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', null],
  ['bytes=20-10', null],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['chars=0-1', undefined],
])('a range %s of 100 bytes', (header, expected) => expect(byteRange(header, 100)).toEqual(expected))

it('VIDEO-013 an address of a video for some plans ends within five minutes, and opens nothing else', () => {
  const of = { tenant: 'one', videoId: 7 }
  const { path, expiresAt } = signMedia('secret', { ...of, isForPlans: true, now })
  const ticket = path.split('/').at(-1) ?? ''
  const left = (more: object) => mediaLifetime('secret', { ...of, ticket, now, ...more })
  expect(left({})).toBe(300_000)
  expect(left({ now: minutes(5) })).toBeUndefined()
  expect(left({ videoId: 8 })).toBeUndefined()
  expect(left({ tenant: 'two' })).toBeUndefined()
  expect(left({ ticket: ticket.replace(/^\d/, '9') })).toBeUndefined()
  expect(mediaLifetime('other', { ...of, ticket, now })).toBeUndefined()
  expect(expiresAt).toEqual(minutes(5))
})

it('an address of any other video stays the same for hours, so that a browser keeps the file', () => {
  const at = (moment: Date) =>
    signMedia('secret', { tenant: 'one', videoId: 7, isForPlans: false, now: moment })
  expect(at(minutes(1)).path).toBe(at(now).path)
  expect(at(now).expiresAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(6 * 3_600_000)
})
