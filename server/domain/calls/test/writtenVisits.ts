import { AppointmentType } from '../../../../schemas/generated/constants'
import type {
  Consultation,
  ConsultationDraft,
  ConsultationMonth,
  UnfinishedVisit,
  VisitRecord,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import type { HubPort } from '../../../platform/hub/port'
import type { DatabaseKind } from '../../../test/databases'
import { NOW, openClinic, type Answer, type Caller, type Clinic } from '../../../test/clinic/clinic'
import type { CallContext } from '../callContext'
import { acceptCall } from '../changeCall'
import { startAppointmentCall } from '../startCall'
import { insertVideoAppointment } from './videoAppointment'

const hub: HubPort = { method: () => {}, sendToUser: () => {}, isConnected: async () => true }
export const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000)

/** What the doctor writes in the tests. */
export const written: ConsultationDraft = {
  version: 0,
  reason: 'Fiebre desde el sábado',
  findings: 'Amígdalas rojas',
  assessment: 'Probable faringitis vírica',
  plan: 'Líquidos',
  diagnoses: [{ code: 'J02.9', name: 'x' }],
  prescriptions: [],
  summary: 'Bebe mucho y descansa.',
  privateNotes: 'Sola con dos niños',
}
export const paracetamol = {
  name: ' Paracetamol 1 g ',
  notes: 'Después de comer',
  dose: 1,
  doseUnit: 4,
  posology: 8,
  posologyType: 1,
  duration: 3,
  durationType: 3,
}

/** A clinic in which the doctor sees Ana: by video in five minutes, and in person 40 minutes ago. */
export class Visits {
  visit = 0
  inPerson = 0
  constructor(
    readonly clinic: Clinic,
    readonly doctor: Caller,
    readonly ana: Caller,
    readonly luis: Caller,
  ) {}

  static async open(database: DatabaseKind): Promise<Visits> {
    const clinic = await openClinic(database)
    const [doctor, ana, luis] = await Promise.all(
      ['doctor', 'ana', 'luis'].map((name) => clinic.as(`${name}@portico.test`)),
    )
    if (!doctor || !ana || !luis) throw new Error('no callers')
    return new Visits(clinic, doctor, ana, luis)
  }

  /** Both visits again, and nothing written. */
  async reset(): Promise<void> {
    const { db } = this.clinic
    this.clinic.setNow(NOW)
    await db.exec(`
      delete from letter; delete from receipt where consultation_id is not null;
      delete from medical_record where prescribed_by is not null;
      delete from consultation where appointment_id is not null; delete from appointment where tenant = 'one'`)
    this.visit = await insertVideoAppointment(this.clinic, { patient: 'ana', start: minutes(5) })
    this.inPerson = await insertVideoAppointment(this.clinic, {
      patient: 'ana',
      start: minutes(-40),
      type: AppointmentType.inPerson,
    })
    await db.exec(`update appointment set agreed_start = 'infinity' where tenant = 'one'`)
    await this.allowPrescriptions(true)
  }

  allowPrescriptions(canPrescribe: boolean): Promise<unknown> {
    return this.clinic.db.query(
      `update doctor set extra = extra || jsonb_build_object('canPrescribe', $1::boolean) where tenant = 'one' and person_id = $2`,
      [canPrescribe, personId('one', 'doctor')],
    )
  }

  as(person: string): CallContext {
    const tenant = this.clinic.tenants.all.find((one) => one.id === 'one')
    if (!tenant) throw new Error('no tenant')
    return { db: this.clinic.db, hub, tenant, actor: personId('one', person), now: NOW }
  }

  path(id = this.visit): string {
    return `api/consultations/appointments/${id}`
  }

  save(draft: Partial<ConsultationDraft> = {}, id = this.visit, caller = this.doctor): Promise<Answer> {
    return caller('PUT', this.path(id), { ...written, ...draft })
  }

  finish(version: number, id = this.visit): Promise<Answer> {
    return this.doctor('POST', `${this.path(id)}/finish`, { version })
  }

  async record(id = this.visit): Promise<VisitRecord> {
    return (await this.doctor('GET', this.path(id))).body as VisitRecord
  }

  async consultations(caller = this.ana): Promise<Consultation[]> {
    const months = (await caller('GET', 'api/consultations')).body as ConsultationMonth[]
    return months.flatMap((month) => month.consultations)
  }

  async found(id = this.visit): Promise<Consultation | undefined> {
    return (await this.consultations()).find(({ appointmentId }) => appointmentId === id)
  }

  async unfinished(): Promise<number[]> {
    const { body } = await this.doctor('GET', 'api/consultations/unfinished')
    return (body as UnfinishedVisit[]).map(({ appointmentId }) => appointmentId)
  }

  /** Doctor and patient talk. Returns the id of the call. */
  async talk(): Promise<number> {
    const { id } = await startAppointmentCall(this.as('doctor'), this.visit)
    await acceptCall(this.as('ana'), id)
    return id
  }
}
