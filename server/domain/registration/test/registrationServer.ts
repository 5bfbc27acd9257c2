import type { DatabaseKind } from '../../../test/databases'
import { authenticate } from '../../../platform/identity/accounts/authenticate'
import { NOW, openClinic, type Answer, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { openPostOffice, type Letter, type PostOffice } from '../../letters/test/postOffice'

/** A registration that breaks no rule. */
export const person = {
  name: 'Carmen',
  surname: 'Suárez Prieto',
  email: 'carmen@portico.test',
  phone: '+34 655 120 304',
  birthDate: '1951-05-22',
  gender: 2,
  password: 'Olivo-verde-27',
  passwordVerify: 'Olivo-verde-27',
  conditionsVersion: '2026-11',
}

export interface RegistrationServer {
  clinic: Clinic
  visitor: Caller
  /** Forgets limits, letters and registrations. */
  reset: () => Promise<void>
  /** Registers a person who differs from `person` in `change`. */
  register: (change?: object, headers?: Record<string, string>) => Promise<Answer>
  /** Sends an operation that a script of the portal sends. */
  ask: (path: string) => Promise<Answer>
  /** The letters since the last call. */
  arrived: (now?: Date) => Promise<Letter[]>
  /** The outcome of a sign-in. */
  signIn: (email: string, password: string) => Promise<string>
  close: () => Promise<void>
}

/** A tenant with the feature `register`, and a mail server. */
export async function startRegistrationServer(database: DatabaseKind): Promise<RegistrationServer> {
  const clinic = await openClinic(database, undefined, ['register'])
  const post: PostOffice = await openPostOffice(clinic)
  const visitor = await clinic.as()
  return {
    clinic,
    visitor,
    reset: async () => {
      await clinic.db.exec('delete from letter; delete from registration; delete from sign_in_attempt')
      await post.arrived()
    },
    register: (change = {}, headers = {}) => visitor('POST', 'api/users', { ...person, ...change }, headers),
    ask: (path) => visitor('GET', path, undefined, { accept: 'application/json' }),
    arrived: async (now = NOW) => {
      await post.round(now)
      return post.arrived()
    },
    signIn: async (email, password) =>
      (await authenticate(clinic.db, 'one', { email, password, address: '203.0.113.1' })).outcome,
    close: async () => {
      await post.close()
      await clinic.close()
    },
  }
}

/** The page, person and token of the link in a letter. */
export function linkOf(letter: Letter | undefined): { page: string; userId: string; token: string } {
  const { hash } = new URL(/https:\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none.test')
  const [page = '', query] = hash.slice(1).split('?')
  return { page, userId: '', token: '', ...Object.fromEntries(new URLSearchParams(query)) }
}
