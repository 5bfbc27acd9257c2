/** The roles of sections in display order. Any of them implies Administrator (C-115). */
export const sectionRoles = [
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

/** All roles. The last adds medical content to what an administrator may read (decision 934), so it is given alone. */
export const roles = [...sectionRoles, 'records'] as const
export type Role = (typeof roles)[number]

/** The known roles of a form value. */
export const parseRoles = (value: unknown): readonly Role[] =>
  roles.filter((role) => Array.isArray(value) && value.includes(role))

/** Sets or clears a role. */
export const setRole = (held: readonly Role[], role: Role, on: boolean): readonly Role[] =>
  roles.filter((one) => (one === role ? on : held.includes(one)))

/** Whether all roles of sections are set. */
export const hasAllSections = (held: readonly Role[]): boolean =>
  sectionRoles.every((role) => held.includes(role))

/** Clears the roles of all sections if all are set, otherwise sets all. The role for medical content stays as it is. */
export const toggleAllSections = (held: readonly Role[]): readonly Role[] => {
  const isCleared = hasAllSections(held)
  return roles.filter((role) => (role === 'records' ? held.includes(role) : !isCleared))
}
