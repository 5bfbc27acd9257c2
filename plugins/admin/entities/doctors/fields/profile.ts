/** The web addresses of a profile, in the order of the form. */
const networks = ['web', 'linkedin', 'instagram', 'facebook', 'x'] as const
const texts = ['shortDescription', 'aboutMe', 'myServices'] as const

/** The profile fields in the order of the form. */
export const profileFields = [...texts, ...networks] as const
type Network = (typeof networks)[number]
export type ProfileFieldName = (typeof profileFields)[number]

/** `userMeta` of the schema. */
export type Profile = Partial<Record<(typeof texts)[number], string>> & {
  socialNetworks?: Partial<Record<Network, string>>
}

export const parseProfile = (value: unknown): Profile =>
  typeof value === 'object' && value !== null ? value : {}

/** Longest texts, in characters. */
export const maxLengths: Readonly<Partial<Record<ProfileFieldName, number>>> = {
  shortDescription: 200,
  aboutMe: 5000,
  myServices: 5000,
}

/** Whether a field holds a web address. */
export const isUrlField = (field: ProfileFieldName): field is Network => networks.includes(field as Network)

/** The text of a field; empty where the profile has none. */
export const profileText = (profile: Profile, field: ProfileFieldName): string =>
  (isUrlField(field) ? profile.socialNetworks?.[field] : profile[field]) ?? ''

/** All texts of a profile in one line; null for an empty one. */
export const summarizeProfile = (profile: Profile): string | null =>
  profileFields
    .map((field) => profileText(profile, field))
    .filter(Boolean)
    .join(' · ') || null

/**
 * Sets a field of a profile. An empty text removes the field, and the profile if it was its last. Keeps the field order of
 * the opened profile, so that undoing a change restores an equal value. Takes the profile, and the opened one.
 */
export function setProfileField(
  profile: Profile,
  before: Profile,
  field: ProfileFieldName,
  text: string,
): Profile | undefined {
  const changed = isUrlField(field)
    ? setKey(
        profile,
        before,
        'socialNetworks',
        setKey(profile.socialNetworks, before.socialNetworks, field, text),
      )
    : setKey(profile, before, field, text)
  return changed ?? (Object.keys(before).length > 0 ? {} : undefined)
}

const keyOrder: readonly string[] = [...texts, 'socialNetworks', ...networks]

/** Sets a key, or removes it where the value is empty. The keys of `before` come first. Undefined: no key is left. */
function setKey<T extends object>(
  record: T | undefined,
  before: T | undefined,
  key: keyof T,
  value: unknown,
) {
  const changed: Readonly<Record<string, unknown>> = { ...record, [key]: value || undefined }
  const names = [...new Set([...Object.keys(before ?? {}), ...keyOrder])]
  const entries = names.flatMap((name) =>
    changed[name] === undefined ? [] : [[name, changed[name]] as const],
  )
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined
}

/** Whether the server accepts a web address: https only. */
export const isHttpsUrl = (text: string): boolean => /^https:\/\/[^\s"'<>\\]+$/.test(text)
