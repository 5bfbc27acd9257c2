/** The eleven roles of the administration (C-114). */
export const sectionRoles: readonly string[] = [
  'Roles',
  'Videos',
  'Categories',
  'Users',
  'Companies',
  'Services',
  'Insurers',
  'Doctors',
  'Agreements',
  'Reports',
  'Documents',
].map((section) => `${section}Administrator`)
