import { defineAdminEntity, equals, searchIn, searchInTranslated } from '../entities/defineAdminEntity'
import { isOfferedSql } from '../catalogue/coverageSql'
import { checkSpecialty } from './specialties'

const columns = { name: 'name' }
/** Columns of records that patients read in their language. */
const localColumns = { ...columns, translations: 'translations' }
const byName = { key: 'id', columns, search: searchIn('name'), sort: 'name' }

/** The companies whose employees a tenant treats. */
export const companies = defineAdminEntity({
  ...byName,
  entity: 'Company',
  path: 'api/companies',
  table: 'company',
  key: 'companyId',
})

/** Teams of doctors, who may see the appointments of each other. */
export const teams = defineAdminEntity({
  ...byName,
  entity: 'Team',
  path: 'api/teams',
  table: 'team',
  keptBy: ['team_doctor'],
})

/** Agreements with insurers about services and their prices. */
export const agreements = defineAdminEntity({
  ...byName,
  entity: 'Agreement',
  path: 'api/agreements',
  table: 'agreement',
  columns: { ...columns, showAllSpecialties: 'show_all_specialties' },
  relations: {
    consultationServices: {
      table: 'agreement_service',
      own: 'agreement_id',
      other: 'service_id',
      target: 'service',
    },
  },
})

/** Insurers, with the services that they cover. */
export const adminInsurers = defineAdminEntity({
  ...byName,
  entity: 'AdminInsurer',
  path: 'api/insurers',
  table: 'insurer',
  columns: { ...localColumns, private: 'is_private' },
  derived: {
    hasOffer: `(r.is_private or exists (
      select from insurer_service c join service s on s.tenant = c.tenant and s.id = c.service_id
      where c.tenant = r.tenant and c.insurer_id = r.id and s.is_active and ${isOfferedSql()}))`,
  },
  search: searchInTranslated('name'),
  relations: {
    consultationServices: {
      table: 'insurer_service',
      own: 'insurer_id',
      other: 'service_id',
      target: 'service',
    },
  },
})

/** Groups of specialties. */
export const adminSpecialtyCategories = defineAdminEntity({
  ...byName,
  entity: 'AdminSpecialtyCategory',
  path: 'api/specialties-categories',
  table: 'specialty_category',
  columns: localColumns,
  search: searchInTranslated('name'),
})

/** Specialties, with the picture and the ages that they take. */
export const adminSpecialties = defineAdminEntity({
  ...byName,
  entity: 'AdminSpecialty',
  path: 'api/consultation-specialties',
  table: 'specialty',
  columns: {
    ...localColumns,
    description: 'description',
    categoryId: 'category_id',
    minAge: 'min_age',
    maxAge: 'max_age',
    imageUrl: 'image_url',
    isActive: 'is_active',
  },
  derived: {
    consultationServices: `array(select s.id from service s
      where s.tenant = r.tenant and s.specialty_id = r.id order by s.id)`,
    hasOffer: `exists (select from service s
      where s.tenant = r.tenant and s.specialty_id = r.id and s.is_active and s.show_in_agenda and ${isOfferedSql()})`,
  },
  references: { categoryId: 'specialty_category' },
  sortByNameOf: { categoryId: 'specialty_category' },
  check: checkSpecialty,
  search: searchInTranslated('name', 'description'),
  filters: { categoryId: equals('category_id'), isActive: equals('is_active') },
  keptBy: ['doctor_specialty'],
})

/** Services of a specialty: what patients book. */
export const adminServices = defineAdminEntity({
  ...byName,
  entity: 'AdminService',
  path: 'api/consultation-services',
  table: 'service',
  columns: {
    ...localColumns,
    externalId: 'external_id',
    description: 'description',
    message: 'message',
    consultationSpecialtyId: 'specialty_id',
    type: 'type',
    visitKind: 'visit_kind',
    duration: 'duration',
    amount: 'amount',
    currency: 'currency',
    isActive: 'is_active',
    showInAgenda: 'show_in_agenda',
    showMedicalTeam: 'show_medical_team',
  },
  derived: { hasOffer: isOfferedSql('true', 'r') },
  references: { consultationSpecialtyId: 'specialty' },
  sortByNameOf: { consultationSpecialtyId: 'specialty' },
  search: searchInTranslated('name', 'description'),
  filters: {
    consultationSpecialtyId: equals('specialty_id'),
    type: equals('type'),
    isActive: equals('is_active'),
  },
  keptBy: ['provider_service'],
})
