import { describe, expect, it } from 'vitest'
import { nearestAlternatives, findOtherProviders } from './alternatives'
import { groupByDay, dayToShow, groupByPart } from './slots'

const slot = (start: string, zone = 'Europe/Madrid') => ({ start: new Date(start).toISOString(), zone })

describe('BOOK-036 slots by the person’s local day and time', () => {
  it('groups by local day, across a clock change', () => {
    const slots = ['2027-03-27T22:30Z', '2027-03-27T23:30Z', '2027-03-28T21:30Z', '2027-03-28T22:30Z'].map(
      (at) => slot(at),
    )
    expect([...groupByDay(slots, 'Europe/Madrid')].map(([day, list]) => [day, list.length])).toEqual([
      ['2027-03-27', 1],
      ['2027-03-28', 2],
      ['2027-03-29', 1],
    ])
    expect([...groupByDay(slots, 'America/New_York').keys()]).toEqual(['2027-03-27', '2027-03-28'])
  })

  const partsOf = (starts: string[], zone: string, language: string) =>
    [
      ...groupByPart(
        starts.map((at) => slot(at)),
        zone,
        language,
      ),
    ].map(([part, list]) => [part, list.length])

  it('splits a day at the hour that the language uses, on the person’s clock', () => {
    const noon = ['2026-11-12T10:59Z', '2026-11-12T11:00Z', '2026-11-12T12:59Z', '2026-11-12T13:00Z']
    expect(partsOf(noon, 'Europe/Madrid', 'es')).toEqual([
      ['MORNING', 3],
      ['AFTERNOON', 1],
    ])
    expect(partsOf(noon, 'Europe/Madrid', 'en')).toEqual([
      ['MORNING', 1],
      ['AFTERNOON', 3],
    ])
    expect(partsOf(['2026-11-12T13:30Z'], 'Atlantic/Canary', 'es')).toEqual([['MORNING', 1]])
  })

  it('a morning at the practice may be a night of the person', () => {
    expect(partsOf(['2026-11-12T08:00Z'], 'America/New_York', 'es')).toEqual([['NIGHT', 1]])
  })

  it('acceptance 4: a morning in Kolkata is the evening before in New York', () => {
    const early = slot('2027-03-15T04:00Z', 'Asia/Kolkata')
    expect([...groupByDay([early], 'America/New_York').keys()]).toEqual(['2027-03-15'])
    expect([...groupByPart([early], 'America/New_York', 'en').keys()]).toEqual(['NIGHT'])
    expect([...groupByDay([slot('2027-03-13T04:00Z')], 'America/New_York').keys()]).toEqual(['2027-03-12'])
  })
})

it.each([
  [['2026-11-12', '2026-11-20'], '2026-11-12', '2026-11-12'],
  [['2026-11-12', '2026-11-20'], '2026-11-13', '2026-11-20'],
  [['2026-12-03', '2026-12-04'], '2026-11-13', '2026-12-03'],
  [['2026-11-12'], '2026-11-30', '2026-11-12'],
  [[], '2026-11-30', undefined],
])('BOOK-036 of the free days %j and wanting %s, %s is shown', (free, wanted, day) => {
  expect(dayToShow(free, wanted)).toBe(day)
})

describe('acceptance 3: nearest free times around a lost one', () => {
  const ines = { id: '1', label: 'Inés' }
  const omar = { id: '2', label: 'Omar' }
  const lost = { slot: slot('2026-11-12T10:00Z'), provider: ines }
  const one = (start: string, provider = ines) => ({ slot: slot(start), provider })

  it('the same provider first, then another, then the nearest of any', () => {
    const sameLater = one('2026-11-12T10:40Z')
    const otherSame = one('2026-11-12T10:00Z', omar)
    const sameNext = one('2026-11-13T09:40Z')
    const otherLater = one('2026-11-12T12:00Z', omar)
    const far = one('2026-11-20T10:00Z')
    expect(nearestAlternatives(lost, [far, sameNext, otherLater, otherSame, sameLater])).toEqual([
      sameLater,
      otherSame,
      otherLater,
    ])
  })

  it('looks before and after, and never offers the lost slot of the same provider', () => {
    expect(
      nearestAlternatives(lost, [
        one('2026-11-12T10:00Z'),
        one('2026-11-12T09:40Z'),
        one('2026-11-12T11:00Z'),
      ]),
    ).toEqual([one('2026-11-12T09:40Z'), one('2026-11-12T11:00Z')])
  })

  it('offers the lost time again when any provider may take it', () => {
    const free = { slot: slot('2026-11-12T10:00Z') }
    expect(nearestAlternatives({ slot: lost.slot }, [free])).toEqual([free])
  })

  it('offers nothing during the person’s own appointment', () => {
    const free = [one('2026-11-12T10:00Z', omar), one('2026-11-12T10:10Z'), one('2026-11-12T10:20Z')]
    expect(nearestAlternatives(lost, free, { busy: 20 })).toEqual([free[2]])
  })

  it('offers nothing when nothing is free', () => {
    expect(nearestAlternatives(lost, [])).toEqual([])
  })
})

describe('acceptance 3: other providers', () => {
  const practice = (id: string, doctorId: number, firstDate: string | null = '2026-11-12T09:00:00Z') => ({
    id,
    label: `Doctor ${doctorId}`,
    ref: { doctorId },
    firstDate,
  })
  const lost = practice('1', 7)
  const all = [lost, practice('2', 7), practice('3', 8), practice('4', 8), practice('5', 9, null)]
  const idsFor = (appointmentType: 1 | 2) =>
    findOtherProviders(lost, all, { id: '5', label: 'Consulta', appointmentType }).map(({ id }) => id)

  it('online, each professional once', () => {
    expect(idsFor(2)).toEqual(['3'])
  })

  it('in person, every other practice with free slots', () => {
    expect(idsFor(1)).toEqual(['2', '3', '4'])
  })
})
