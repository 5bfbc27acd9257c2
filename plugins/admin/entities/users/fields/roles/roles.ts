/** The roles in display order. Any of them implies Administrator (C-115). */
export const roles = [
  'RolesAdministrator',
  'VideosAdministrator',
  'CategoriesAdministrator',
  'UsersAdministrator',
  'CompaniesAdministrator',
  'ServicesAdministrator',
  'InsurersAdministrator',
  'DoctorsAdministrator',
  'AgreementsAdministrator',
  'ReportsAdministrator',
  'DocumentsAdministrator',
] as const
export type Role = (typeof roles)[number]

/** The known roles of a form value. */
export const parseRoles = (value: unknown): readonly Role[] =>
  roles.filter((role) => Array.isArray(value) && value.includes(role))

/** Sets or clears a role (ADMIN-040). */
export const setRole = (held: readonly Role[], role: Role, on: boolean): readonly Role[] =>
  roles.filter((one) => (one === role ? on : held.includes(one)))

/** Clears all roles if all are set, otherwise sets all (ADMIN-041). */
export const toggleAllRoles = (held: readonly Role[]): readonly Role[] =>
  held.length === roles.length ? [] : roles
