import { defineAdminEntity } from './entity'

const columns = { name: 'name' }
const byName = { key: 'id', columns, search: ['name'], sort: 'name' }

/** ADMIN-024 */
export const companies = defineAdminEntity({
  ...byName,
  entity: 'Company',
  table: 'company',
  key: 'companyId',
  rights: { role: 'CompaniesAdministrator', feature: 'adminCompanies' },
})

/** ADMIN-029 */
export const teams = defineAdminEntity({
  ...byName,
  entity: 'Team',
  table: 'team',
  rights: { role: 'DoctorsAdministrator' },
})

/** ADMIN-031 */
export const agreements = defineAdminEntity({
  ...byName,
  entity: 'Agreement',
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
  rights: { role: 'AgreementsAdministrator', feature: 'adminAgreements' },
  uses: [
    { name: 'users', table: 'person', column: 'agreement_id' },
    { name: 'appointments', table: 'appointment', column: 'agreement_id' },
  ],
})

/** ADMIN-030 */
export const adminInsurers = defineAdminEntity({
  ...byName,
  entity: 'AdminInsurer',
  table: 'insurer',
  relations: {
    consultationServices: {
      table: 'insurer_service',
      own: 'insurer_id',
      other: 'service_id',
      target: 'service',
    },
  },
  rights: { role: 'InsurersAdministrator', feature: 'adminInsurers' },
  uses: [{ name: 'appointments', table: 'appointment', column: 'insurer_id' }],
})

/** ADMIN-035 */
export const adminSpecialtyCategories = defineAdminEntity({
  ...byName,
  entity: 'AdminSpecialtyCategory',
  table: 'specialty_category',
  rights: { role: 'ServicesAdministrator', feature: 'adminSpecialtiesCategories' },
  uses: [{ name: 'specialties', table: 'specialty', column: 'category_id' }],
})
