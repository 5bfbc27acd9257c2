import type { Provider } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import {
  centreSql,
  citySql,
  countrySql,
  doctorFullNameSql,
  doctorSql,
  joinCentreSql,
  offerSql,
} from '../catalogue/entitySql'

/** A practice and the doctor whose calendar it uses. `id` is the provider id of the API. */
export interface Practice {
  id: number
  doctorId: number
}

/** The fields of a service that booking reads. */
export interface BookableService {
  id: number
  /** Minutes. */
  duration: number
  externalId: string | null
  /** The ages that may book, from the specialty (C-057). */
  minAge: number | null
  maxAge: number | null
}

const active = `p.is_active and exists (
  select from doctor d where d.tenant = p.tenant and d.id = p.doctor_id and d.is_active)`

/**
 * An active service of an active specialty; undefined when there is none. Patients book what is shown in the agenda;
 * `includeHidden` finds the others too, for doctors who book.
 */
export async function findBookableService(
  db: Tx,
  tenant: string,
  id: number,
  includeHidden = false,
): Promise<BookableService | undefined> {
  const [row] = await db.query<BookableService>(
    `select s.id, s.duration, s.external_id as "externalId", sp.min_age as "minAge", sp.max_age as "maxAge"
     from service s join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
     where s.tenant = $1 and s.id = $2 and s.is_active and sp.is_active and (s.show_in_agenda or $3)`,
    [tenant, id, includeHidden],
  )
  return row
}

/** A service as one practice offers it. */
export interface Offer {
  providerId: number
  doctorId: number
  /** Minutes. */
  duration: number
  /** In the currency's main unit. */
  amount: number
  currency: string
  /** The country of the practice (ISO 3166 alpha-2), and whether it accepts patients from other countries. */
  country: string | null
  international: boolean
}

/** The offer of the named practice, or of the doctor's first practice that offers the service; undefined when there is none. */
export async function findOffer(
  db: Tx,
  tenant: string,
  input: { serviceId: number; providerId: number | null; doctorId: number | null },
): Promise<Offer | undefined> {
  const [row] = await db.query<Offer>(
    `select p.id as "providerId", p.doctor_id as "doctorId", coalesce(ps.duration, s.duration) as duration,
       coalesce(ps.amount, s.amount)::float8 as amount, s.currency, ${countrySql} as country, p.international
     from provider_service ps
     join provider p on p.tenant = ps.tenant and p.id = ps.provider_id
     ${joinCentreSql}
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     where ps.tenant = $1 and ps.service_id = $2 and ${active}
       and (p.id = $3::int or ($3::int is null and p.doctor_id = $4::int))
     order by p.id limit 1`,
    [tenant, input.serviceId, input.providerId, input.doctorId],
  )
  return row
}

/** The shortest service of a provider that is shown in the agenda; undefined for an unknown provider. */
export async function findShortestService(
  db: Tx,
  tenant: string,
  providerId: number,
): Promise<BookableService | undefined> {
  const [row] = await db.query<{ id: number }>(
    `select s.id from provider_service ps
     join provider p on p.tenant = ps.tenant and p.id = ps.provider_id
     join service s on s.tenant = ps.tenant and s.id = ps.service_id
     where ps.tenant = $1 and ps.provider_id = $2 and s.is_active and s.show_in_agenda
       and ${active} order by s.duration, s.id limit 1`,
    [tenant, providerId],
  )
  return row && findBookableService(db, tenant, row.id)
}

/**
 * Providers with their doctor and the services that are shown in the agenda, by name. `ids` limits the list; null
 * lists all.
 */
export async function listProviders(
  db: Tx,
  tenant: string,
  language: string,
  ids: readonly number[] | null = null,
): Promise<Provider[]> {
  const rows = await db.query<{ entity: Provider }>(
    `select jsonb_build_object(
       'id', p.id, 'doctor', ${doctorSql('$3')}, 'city', ${citySql}, 'address', case when c.id is not null then ${centreSql} end, 'country', ${countrySql},
       'internationalProviders', p.international,
       'services', coalesce((
         select jsonb_agg(${offerSql('$3')} order by s.id) from provider_service ps
         join service s on s.tenant = ps.tenant and s.id = ps.service_id
         where ps.tenant = p.tenant and ps.provider_id = p.id and s.is_active and s.show_in_agenda), '[]')) as entity
     from provider p ${joinCentreSql}
     join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
     where p.tenant = $1 and p.is_active and d.is_active and ($2::int[] is null or p.id = any($2::int[]))
     order by ${doctorFullNameSql}, p.id`,
    [tenant, ids, language],
  )
  return rows.map((row) => row.entity)
}
