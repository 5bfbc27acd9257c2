/** The profile fields in the order of the form. */
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

/** `userMeta` of the schema. */
export type Profile = Partial<Record<ProfileFieldName, string>>

export const parseProfile = (value: unknown): Profile =>
  typeof value === 'object' && value !== null ? value : {}

/** Longest texts, in characters. */
export const maxLengths: Readonly<Partial<Record<ProfileFieldName, number>>> = {
  shortDescription: 200,
  aboutMe: 5000,
  services: 5000,
}

/** Whether a field holds a web address. */
export const isUrlField = (field: ProfileFieldName): boolean => !(field in maxLengths)

/**
 * Sets a field of a profile. An empty text removes the field, and the profile if it was its last. Keeps the field order of
 * the opened profile, so that undoing a change restores an equal value. In: the profile, and the opened one.
 */
export function setProfileField(
  profile: Profile,
  before: Profile,
  field: ProfileFieldName,
  text: string,
): Profile | undefined {
  const changed = { ...profile, [field]: text }
  const order = [...(Object.keys(before) as ProfileFieldName[]), ...profileFields]
  const entries = [...new Set(order)].flatMap((name) =>
    changed[name] ? [[name, changed[name]] as const] : [],
  )
  return entries.length > 0 || Object.keys(before).length > 0 ? Object.fromEntries(entries) : undefined
}

/** Whether the server accepts a web address: https only. */
export const isHttpsUrl = (text: string): boolean => /^https:\/\/[^\s"'<>\\]+$/.test(text)
