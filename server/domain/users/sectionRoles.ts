/** The eleven roles of the administration (C-114). The role for medical content is none of them: an administrator gives it (decision 934). */
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
