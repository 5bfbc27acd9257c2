import { createUserQueries } from '../admin/lists'
import type { BenchRequest } from '../serverProcess'
import type { Scale } from './fill'
import type { RunningScaleServer } from './server'

/** A request of somebody. */
export interface Question extends BenchRequest {
  token: string
}

/** Requests by what they are; `turn` counts up. */
export type Questions = Readonly<Record<string, (turn: number) => Question>>

const DAY = 86_400_000
/** The UTC date in so many days. */
export const day = (days: number): string =>
  new Date((Math.floor(Date.now() / DAY) + days) * DAY).toISOString().slice(0, 10)

/** What administrators, doctors and patients list. */
export function listsOf(ready: RunningScaleServer, scale: Scale): Questions {
  const admin = (path: string): Question => ({ path, token: ready.token })
  const patient = (turn: number, path: string): Question => ({ path, token: patientOf(ready, turn).token })
  const users = Object.entries(createUserQueries(scale.users / 2)).map(
    ([what, query]) => [`users, ${what}`, () => admin(`api/users/admin/users?${query()}`)] as const,
  )
  return {
    ...Object.fromEntries(users),
    'doctors, any page': (turn) =>
      admin(`api/doctors?size=25&page=${turn % Math.max(1, Math.floor(scale.doctors / 50) - 1)}`),
    'doctors, search': (turn) => admin(`api/doctors?size=25&page=0&search=nombre%20${100_001 + turn}`),
    'report of video calls, a day': (turn) =>
      admin(
        `api/video-calls/report?fromDate=${day(-10 - (turn % 10))}&toDate=${day(-10 - (turn % 10))}&timeOffset=60`,
      ),
    'report of video calls, a month': (turn) =>
      admin(`api/video-calls/report?fromDate=${day(-40 + (turn % 10))}&toDate=${day(-10)}&timeOffset=60`),
    'history of changes': () => admin('api/audit?size=25&page=0'),
    'doctors of a service': () => patient(0, `api/appointments/providers/service/${ready.serviceId}`),
    'a day of a doctor’s appointments': (turn) => ({
      path: `api/appointments/doctor/${day(turn % 30)}/${day(1 + (turn % 30))}`,
      token: ready.doctorToken,
    }),
    'appointments of a patient': (turn) => patient(turn, 'api/appointments/all'),
    'readings of a patient': (turn) => patient(turn, 'api/vital-signs-measurements/readings'),
    'consultations of a patient': (turn) => patient(turn, 'api/consultations'),
  }
}

/** Free times, as patients ask for them. */
export function freeTimesOf(ready: RunningScaleServer): Questions {
  const { serviceId, providers } = ready
  const api = 'api/appointments'
  const month = (turn: number) => {
    const from = 30 * (turn % 2)
    return { serviceId, from: `${day(from)}T00:00:00.000Z`, to: `${day(from + 31)}T00:00:00.000Z` }
  }
  const ask = (turn: number, path: string, body: object): Question => ({
    path: `${api}/${path}`,
    body,
    token: patientOf(ready, turn).token,
  })
  const practice = (turn: number) => providers[(turn * 131) % providers.length]
  return {
    'earliest of any doctor': (turn) => ask(turn, 'first-working-day', { service: serviceId }),
    'a day of a doctor': (turn) =>
      ask(turn, `provider/${practice(turn)}/start-time-matrix`, { serviceId, date: day(1 + (turn % 60)) }),
    'a month of a doctor': (turn) =>
      ask(turn, 'start-time-matrix', { ...month(turn), providerId: practice(turn) }),
    'a month of any doctor': (turn) => ask(turn, 'start-time-matrix', month(turn)),
  }
}

/** A patient, in turn. */
export const patientOf = ({ patients }: RunningScaleServer, turn: number) =>
  patients[turn % patients.length] ?? { id: '', token: '' }
