/**
 * SQL conditions for who pays for a service. Each names the aliases its tables must have: `i` insurer, `g` agreement,
 * `s` service, `d` doctor.
 */

/** The insurer covers the service. A private insurer covers every service: the patient pays. */
export const insurerCoversSql = `(i.is_private or exists (
  select from insurer_service c
  where c.tenant = i.tenant and c.insurer_id = i.id and c.service_id = s.id))`

/** An active practice offers a service, `s` by default, with an active doctor `d` for whom the condition holds. */
export const isOfferedSql = (condition = 'true', service = 's'): string => `exists (
    select from provider_service ps
    join provider p on p.tenant = ps.tenant and p.id = ps.provider_id and p.is_active
    join doctor d on d.tenant = p.tenant and d.id = p.doctor_id and d.is_active
    where ps.tenant = ${service}.tenant and ps.service_id = ${service}.id and ${condition})`

/** The doctor offers the service to the insurer's patients, which is the default. */
export const doctorAcceptsInsurerSql = `not exists (
  select from doctor_insurer_service x
  where x.tenant = d.tenant and x.doctor_id = d.id and x.insurer_id = i.id and x.service_id = s.id
    and not x.is_active)`

/**
 * Patients of an insurer may book the service with the doctor. Takes the parameter with the id of the insurer; 0 is no
 * particular one.
 */
export const isBookableWithInsurerSql = (id: string): string => `(${id}::int = 0 or exists (
  select from insurer i
  where i.tenant = s.tenant and i.id = ${id} and ${insurerCoversSql} and ${doctorAcceptsInsurerSql}))`

/** The agreement pays for the service: the service is listed in it. */
export const agreementPaysSql = `exists (
  select from agreement_service c
  where c.tenant = g.tenant and c.agreement_id = g.id and c.service_id = s.id)`

/**
 * The agreement's members may book the service: it is active, and lists the service or shows all specialties. The members
 * pay for a service that it does not list.
 */
export const agreementCoversSql = `(g.is_active and (g.show_all_specialties or ${agreementPaysSql}))`
