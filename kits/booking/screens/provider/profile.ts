import type { Doctor } from '@schemas/generated/entities'

/** What a doctor says about themselves. */
export interface DoctorProfile {
  aboutMe: string | undefined
  /** One per line of the text. */
  services: string[]
  /** Web addresses by the name of the network; https only. */
  networks: { id: NetworkName; url: string }[]
}

const networkNames = ['web', 'linkedin', 'instagram', 'facebook', 'x'] as const
/** A social network that a profile can link to. */
export type NetworkName = (typeof networkNames)[number]

/** Reads the profile of a doctor. Skips text that is not JSON and addresses that are not https. */
export function readProfile({ userMeta = [] }: Pick<Doctor, 'userMeta'>): DoctorProfile {
  const text = (key: string) =>
    userMeta.find(({ metaKey }) => metaKey === key)?.metaValue?.trim() || undefined
  const lines = (text('myServices') ?? '').split('\n').map((line) => line.trim())
  const urls = parseObject(text('socialNetworks'))
  return {
    aboutMe: text('aboutMe'),
    services: lines.filter((line) => line !== ''),
    networks: networkNames.flatMap((id) => {
      const url = urls[id]
      return typeof url === 'string' && isHttps(url) ? [{ id, url }] : []
    }),
  }
}

function parseObject(json = '{}'): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(json) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:'
