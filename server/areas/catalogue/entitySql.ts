/**
 * SQL expressions that build the API's entities from rows, so that every query returns the same shape.
 * Each names the alias its table must have: `s` service, `ps` provider_service, `d` doctor.
 */

/** A Service (BOOK-026). */
export const serviceSql = `jsonb_build_object(
  'id', s.id, 'name', s.name, 'externalId', s.external_id, 'simplyBookId', s.simply_book_id,
  'description', s.description, 'message', s.message, 'amount', s.amount, 'currency', s.currency,
  'duration', s.duration, 'type', s.type, 'isActive', s.is_active, 'showInAgenda', s.show_in_agenda,
  'showMedicalTeam', s.show_medical_team, 'consultationSpecialtyId', s.specialty_id)`

/** A Service as one practice offers it, with that practice's price and duration where it sets them. */
export const offerSql = `(${serviceSql} || jsonb_build_object(
  'amount', coalesce(ps.amount, s.amount), 'duration', coalesce(ps.duration, s.duration)))`

/** A doctor's name with the form of address. */
export const doctorFullNameSql = `concat_ws(' ', d.title, d.name, d.surname)`

/** A Doctor as a patient sees them (BOOK-025), without the doctor url (SHELL-033). */
export const doctorSql = `jsonb_build_object(
  'id', d.id, 'fullName', ${doctorFullNameSql}, 'name', d.name, 'surname', d.surname, 'nickName', d.nick_name,
  'externalId', d.external_id, 'simplyBookId', d.simply_book_id, 'timezone', d.timezone,
  'thumbnailId', d.thumbnail_id, 'appointmentMessage', d.appointment_message,
  'specialties', coalesce((
    select jsonb_agg(sp.name order by sp.id) from doctor_specialty ds
    join specialty sp on sp.tenant = ds.tenant and sp.id = ds.specialty_id
    where ds.tenant = d.tenant and ds.doctor_id = d.id), '[]'))`
