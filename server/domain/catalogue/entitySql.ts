import { AppointmentType } from '../../../schemas/generated/constants'

/**
 * SQL expressions that build the API's entities from rows, so that every query returns the same shape. Each names the alias
 * its table must have: `s` service, `ps` provider_service, `sp` specialty, `d` doctor, `c` centre, `p` provider.
 */

/**
 * A text of a row in a language, or in the tenant's first language where it is not translated. Takes the SQL placeholder of
 * the language.
 */
export const localSql = (alias: string, column: string, language: string): string =>
  `coalesce(${alias}.translations -> ${language}::text ->> '${column}', ${alias}.${column})`

/** A Service. Takes the SQL placeholder of the language. */
export const serviceSql = (language: string): string => `jsonb_build_object(
  'id', s.id, 'name', ${localSql('s', 'name', language)}, 'externalId', s.external_id, 'simplyBookId', s.simply_book_id,
  'description', ${localSql('s', 'description', language)}, 'message', ${localSql('s', 'message', language)}, 'amount', s.amount, 'currency', s.currency,
  'duration', s.duration, 'type', s.type, 'isActive', s.is_active, 'showInAgenda', s.show_in_agenda,
  'showMedicalTeam', s.show_medical_team, 'consultationSpecialtyId', s.specialty_id,
  'visitKind', s.visit_kind)`

/** A Service as one practice offers it, with that practice's price and duration where it sets them. */
export const offerSql = (language: string): string => `(${serviceSql(language)} || jsonb_build_object(
  'amount', coalesce(ps.amount, s.amount), 'duration', coalesce(ps.duration, s.duration)))`

/** The fields of a Specialty without its services, as arguments of jsonb_build_object. Alias: `sp`. */
export const specialtyFieldsSql = (language: string): string => `
  'id', sp.id, 'name', ${localSql('sp', 'name', language)}, 'description', ${localSql('sp', 'description', language)},
  'minAge', sp.min_age, 'maxAge', sp.max_age, 'categoryId', sp.category_id, 'isActive', sp.is_active, 'imageUrl', sp.image_url`

/** Where physical appointments take place, as the patient reads it. */
export const centreSql = `concat_ws(', ', c.name, c.address, c.city)`

/** City and country of a practice: those of its centre, or its own where it is online. */
export const citySql = `coalesce(c.city, p.city)`
export const countrySql = `coalesce(c.country, p.country)`

/** The centre of practice `p`. */
export const joinCentreSql = `left join centre c on c.tenant = p.tenant and c.id = p.centre_id`

/** SQL of the zone of an appointment's place; of the doctor where it is online. Needs `s`, `d` and the centre `c`. */
export const placeZoneSql = `case when s.type = ${AppointmentType.inPerson} then coalesce(c.timezone, d.timezone) else d.timezone end`

/** A doctor's name with the form of address. */
export const doctorFullNameSql = `concat_ws(' ', d.title, d.name, d.surname)`

/** The keys of a doctor's profile, in their order. The key of the doctor in a list comes first. */
const [shortDescription, ...longTexts] = ['shortDescription', 'aboutMe', 'myServices', 'socialNetworks']

/** The message of a doctor to those who book, in a language. */
export const appointmentMessageSql = (language: string): string =>
  `coalesce(${doctorTextSql("'appointmentMessage'", language)}, d.appointment_message)`

/** A doctor's text in a language; null where it is not translated. Takes SQL of its key, and the placeholder of the language. */
const doctorTextSql = (key: string, language: string): string =>
  `d.extra -> 'translations' -> ${language}::text ->> ${key}`

/** Some keys of a doctor's profile as a list of UserMeta. */
const profileSql = (keys: readonly (string | undefined)[], language: string): string => `coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'metaKey', m.key,
      'metaValue', coalesce(${doctorTextSql('m.key', language)}, d.extra -> 'userMeta' ->> m.key)) order by m.id)
    from unnest(array['${keys.join("','")}']) with ordinality m (key, id)
    where d.extra -> 'userMeta' ->> m.key <> ''), '[]')`

/** The fields of a Doctor that only responses for one doctor have: the whole profile and the care areas. */
export const doctorDetailSql = (language: string): string => `jsonb_build_object(
  'bannerId', d.extra -> 'bannerId', 'userMeta', ${profileSql([shortDescription, ...longTexts], language)},
  'careAreas', array(select a.name from doctor_care_area x join care_area a on a.tenant = x.tenant and a.id = x.care_area_id
    where x.tenant = d.tenant and x.doctor_id = d.id order by a.name))`

/** A Doctor as a patient sees them, without the doctor url. */
export const doctorSql = (language: string): string => `jsonb_build_object(
  'id', d.id, 'fullName', ${doctorFullNameSql}, 'name', d.name, 'surname', d.surname, 'nickName', d.nick_name,
  'externalId', d.external_id, 'simplyBookId', d.simply_book_id, 'timezone', d.timezone,
  'thumbnailId', d.thumbnail_id, 'appointmentMessage', ${appointmentMessageSql(language)},
  'canPrescribe', coalesce((d.extra ->> 'canPrescribe')::boolean, false), 'userMeta', ${profileSql([shortDescription], language)},
  'hasProfile', d.extra ? 'bannerId' or coalesce(d.extra -> 'userMeta', '{}') ?| array['${longTexts.join("','")}'],
  'specialties', coalesce((
    select jsonb_agg(${localSql('sp', 'name', language)} order by sp.id) from doctor_specialty ds
    join specialty sp on sp.tenant = ds.tenant and sp.id = ds.specialty_id
    where ds.tenant = d.tenant and ds.doctor_id = d.id), '[]'))`
