/** What patients read of a doctor, in the order of the form. */
export const profileFields = [
  'shortDescription',
  'aboutMe',
  'services',
  'web',
  'linkedin',
  'instagram',
  'facebook',
  'x',
] as const
export type ProfileFieldName = (typeof profileFields)[number]

/** As the schema has it (userMeta). */
export type Profile = Partial<Record<ProfileFieldName, string>>

export const parseProfile = (value: unknown): Profile =>
  typeof value === 'object' && value !== null ? value : {}

/** How long a text may be. */
export const maxLengths: Readonly<Partial<Record<ProfileFieldName, number>>> = {
  shortDescription: 200,
  aboutMe: 5000,
  services: 5000,
}

/** Whether a field is an address of the web. */
export const isUrlField = (field: ProfileFieldName): boolean => !(field in maxLengths)

/**
 * Writes a field; an empty one is gone, and so is a profile without any. Fields that were there keep their order, so
 * that what is taken back is as it was. In: the profile, and the one that was opened.
 */
export function setProfileField(
  profile: Profile,
  before: Profile,
  field: ProfileFieldName,
  text: string,
): Profile | undefined {
  const now = { ...profile, [field]: text }
  const order = [...(Object.keys(before) as ProfileFieldName[]), ...profileFields]
  const entries = [...new Set(order)].flatMap((name) => (now[name] ? [[name, now[name]] as const] : []))
  return entries.length > 0 || Object.keys(before).length > 0 ? Object.fromEntries(entries) : undefined
}

/** An address as the server takes it (https only). */
export const isHttpsUrl = (text: string): boolean => /^https:\/\/[^\s"'<>\\]+$/.test(text)
