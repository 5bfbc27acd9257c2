/** The eleven roles in the order in which they are shown; Administrator is implied by any of them (C-115). */
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

/** The roles in a value of a form; whatever else it holds is none. */
export const parseRoles = (value: unknown): readonly Role[] =>
  roles.filter((role) => Array.isArray(value) && value.includes(role))

/** With one role switched (ADMIN-040). */
export const setRole = (held: readonly Role[], role: Role, on: boolean): readonly Role[] =>
  roles.filter((one) => (one === role ? on : held.includes(one)))

/** What the toggle above them makes of them: none of all eleven, all eleven of anything else (ADMIN-041). */
export const toggleAllRoles = (held: readonly Role[]): readonly Role[] =>
  held.length === roles.length ? [] : roles
