import { beforeAll, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { isOfLink, screensOf, type Screen } from '../support/portalScreens'
import { respondByOperation } from './fakeBackEnd'
import { operations } from './samples'
import { answersRead } from './reads'
import { openScreen, portalOf } from './screens'
import { isList, sound, type Round } from './screenFaults'
import { notMounted } from './notMounted'
import { ways } from './ways'

const portal = portalOf(true)
const screens = screensOf(portal.host).filter((screen) => !isOfLink(screen))

/** The operations that any screen asks for when it opens. */
const asked = new Set<string>()

/** Opens a screen. Returns what it shows and which lists it has read. */
async function open(screen: Screen, round: Round) {
  const lists = new Set<string>()
  const respond = respondByOperation(Object.keys(operations), (operation) => {
    asked.add(operation)
    if (operation.startsWith('GET') && isList(operation)) lists.add(operation)
    return round(operation)
  })
  return { ...(await openScreen(portal, screen, respond)), lists }
}

type Opened = Awaited<ReturnType<typeof open>>
const full = new Map<Screen, Opened>()
/** Every list that a screen reads, with those screens. */
const readers = new Map<string, Screen[]>()

/** Opening every screen takes about a minute. */
const PATIENCE = 600_000

beforeAll(async () => {
  await initTexts('es')
  for (const screen of screens) {
    const opened = await open(screen, sound)
    full.set(screen, opened)
    for (const list of opened.lists) readers.set(list, [...(readers.get(list) ?? []), screen])
  }
}, PATIENCE)

/** Opens a screen with another answer to a list. Its words are those that it does not have with records. */
async function wordsOf(list: string, screen: Screen, answer: () => unknown): Promise<Said> {
  const before = full.get(screen)
  const { at, faults, isWaiting, lines } = await open(screen, (operation) =>
    operation === list ? answer() : sound(operation),
  )
  return {
    list,
    address: screen.address,
    words: at === before?.at ? lines.filter((line) => !before.lines.includes(line)) : [],
    isBroken: faults.length > 0 || isWaiting,
  }
}

/** What a screen says of a list with another answer. */
interface Said {
  list: string
  address: string
  words: readonly string[]
  /** Whether it throws or waits for ever. */
  isBroken: boolean
}

/** Opens the screens that read each list with another answer to it, until one says what `isSaid` looks for. */
async function listen(answer: () => unknown, isSaid: (words: readonly string[]) => boolean): Promise<Said[]> {
  const all: Said[] = []
  for (const [list, reading] of readers)
    for (const screen of reading) {
      const said = await wordsOf(list, screen, answer)
      all.push(said)
      if (isSaid(said.words)) break
    }
  return all
}

const silentIn = (all: readonly Said[], isSaid: (words: readonly string[]) => boolean) =>
  [...readers.keys()].filter((one) => !all.some(({ list, words }) => list === one && isSaid(words)))

/** Lists that add to a page which is whole without them: each with what the page does without. */
const additions: Readonly<Record<string, string>> = {
  'GET api/tags': 'words that are offered while one types',
  'GET api/videos/continue': 'a row of the gallery',
  'GET api/categories/home': 'rows of the gallery',
  'GET api/videos/related/{id}': 'a row below a video',
  'GET api/videos/owner/{id}': 'the videos below the profile of a professional',
  'GET api/consultation-services/doctor/{id}': 'a button to book on the page of a professional',
  'GET api/waiting-list/': 'wishes above the appointments',
  'GET api/payments/': 'refunds above the appointments',
  'GET api/video-calls/': 'missed calls below the next visit',
  'GET api/consultations/unfinished': 'a notice above the day of a doctor',
  'GET api/vital-signs-measurements/readings': 'a link to earlier scans',
  'GET api/audit/authors': 'the choices of a filter',
  'GET api/metadata/owners': 'the choices of a filter',
}

/**
 * Lists whose sample another list of the page stands beside, or shows nothing of: here an empty one looks the same. Tests of their
 * plugins have both states.
 */
const looksTheSame: Readonly<Record<string, string>> = {
  'GET api/appointments/all': 'the appointment of the sample is over',
  'GET api/appointments/family': 'the list has the own appointments as well',
  'GET api/categories/{id}/tags': 'a category without tags has its videos',
}

it(
  'I18N-002 every list says that it is empty, or is an addition to a page that is whole without it',
  async () => {
    const isSaid = (words: readonly string[]) => words.length > 0
    const all = await listen(() => [], isSaid)
    expect(all.filter(({ isBroken }) => isBroken)).toEqual([])
    const silent = silentIn(all, isSaid)
    expect(silent.filter((list) => !(list in additions) && !(list in looksTheSame))).toEqual([])
  },
  PATIENCE,
)

it(
  'ERR-017 ERR-018 I18N-002 every list that is refused says so at its place, or is an addition',
  async () => {
    const isSaid = (words: readonly string[]) => words.some((line) => /^No (hemos|se han?) podido/.test(line))
    const all = await listen(() => new Response('{"message":"ODD"}', { status: 400 }), isSaid)
    expect(all.filter(({ isBroken }) => isBroken)).toEqual([])
    const silent = silentIn(all, isSaid)
    expect(silent.filter((list) => !(list in additions) && !(list in looksTheSame))).toEqual([])
  },
  PATIENCE,
)

it('SHELL-048 the component of every read meets wrong answers, or there is a reason why not', () => {
  const behind = answersRead.filter((operation) => operation.startsWith('GET') && !asked.has(operation))
  expect(behind.filter((operation) => !(operation in ways) && !(operation in notMounted))).toEqual([])
  const isStale = (operation: string) => !behind.includes(operation) || operation in ways
  expect(Object.keys(notMounted).filter(isStale)).toEqual([])
})
