import type { Registration } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { OperationCall } from '../../platform/http/api/operation'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import { createRegistration } from '../../platform/identity/registrations/registrations'
import { fieldError } from '../entities/records/fieldError'
import { needsDoctor } from '../people/needsDoctor'
import { findDoctor, type DoctorKey } from '../catalogue/doctors'
import { checkRegistration } from './checkRegistration'
import { readConditions } from './conditions/conditions'
import { enqueueConfirmation } from '../../platform/identity/registrations/confirmationLetter'
import { limitLetters } from '../account/limits'

/** The answers of a registration, as they are stored until the address is confirmed. */
export interface RegistrationAnswers extends Omit<
  Registration,
  'email' | 'password' | 'passwordVerify' | 'referrer' | 'doctorUrl'
> {
  doctorId: number | null
  referrerId: number | null
}

/**
 * Stores a registration and writes the letter that confirms it. It does the same work whether or not the
 * address has an account: that is looked up when the letter is written. Throws 403 without the feature `register`.
 */
export async function registerPerson(call: OperationCall<'POST api/users'>): Promise<void> {
  const { db, tenant, body, now, language } = call
  if (!tenant.backend.features.includes('register')) throw new HttpError(403, 'FORBIDDEN')
  checkRegistration(body, { tenant, version: readConditions(tenant, language).version, now })
  const answers = await readAnswers(call)
  if (needsDoctor(tenant) && answers.doctorId === null) throw fieldError('/doctorUrl', 'required')
  await limitLetters(call, body.email)
  const email = normalizeEmail(body.email)
  const onStored = (tx: Tx, id: string) => enqueueConfirmation(tx, tenant.id, { id, email, language, now })
  await createRegistration(
    db,
    tenant.id,
    { email, answers, password: body.password, language },
    { now, onStored },
  )
}

async function readAnswers(call: OperationCall<'POST api/users'>): Promise<RegistrationAnswers> {
  const { email: _, password: _p, passwordVerify: _v, referrer, doctorUrl, ...answers } = call.body
  return {
    ...answers,
    doctorId: await doctorIdOf(call, '/doctorUrl', doctorUrl && { url: doctorUrl }),
    referrerId: await doctorIdOf(call, '/referrer', referrer && { nickName: referrer }),
  }
}

/** The id of a doctor whom the form names; null if it names none. Throws 400 for an unknown doctor. */
async function doctorIdOf(
  { db, tenant, language }: OperationCall<'POST api/users'>,
  path: string,
  key: DoctorKey | '' | undefined,
): Promise<number | null> {
  if (!key) return null
  const doctor = await findDoctor(db, tenant.id, language, key)
  if (!doctor) throw fieldError(path, 'enum')
  return doctor.id
}
