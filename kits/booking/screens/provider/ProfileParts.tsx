import { useTenant } from '@portico/core/tenant/useTenant'
import { Icon } from '@portico/core/ui/media/Icon'
import { thumbnailUrl } from '@portico/core/ui/media/thumbnail'
import { useBookingText } from '../../texts'
import type { DoctorProfile, NetworkName } from './profile'

/** The picture at the head of a profile. Decorative. */
export function Banner({ id }: { id: number }) {
  const { api } = useTenant().addresses
  return (
    <img
      data-banner
      className="w-full aspect-[4] object-cover rounded-control"
      src={thumbnailUrl(api, id, 1600)}
      alt=""
    />
  )
}

/** What the doctor helps with; nothing where the profile says nothing. */
export function Services({ services }: Pick<DoctorProfile, 'services'>) {
  const t = useBookingText()
  if (services.length === 0) return null
  return (
    <section className="stack gap-2">
      <h3 className="h3">{t('BOOKING.PROFILE_SERVICES')}</h3>
      <ul className="grid gap-2 [&_li]:flex [&_li]:gap-2 [&_li]:items-start">
        {services.map((service) => (
          <li key={service}>
            <Icon name="check" size="s" />
            <span>{service}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const networkLabels = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
} as const satisfies Record<Exclude<NetworkName, 'web'>, string>

/** Links to the doctor's pages; nothing without any. */
export function Networks({ networks }: Pick<DoctorProfile, 'networks'>) {
  const t = useBookingText()
  if (networks.length === 0) return null
  return (
    <section className="stack gap-2">
      <h3 className="h3">{t('BOOKING.PROFILE_NETWORKS')}</h3>
      <p className="flex flex-wrap gap-2">
        {networks.map(({ id, url }) => (
          <a key={id} className="link link-underlined" href={url} target="_blank" rel="noopener noreferrer">
            <span>{id === 'web' ? t('BOOKING.PROFILE_WEB') : networkLabels[id]}</span>
            <Icon name="external-link" size="s" />
          </a>
        ))}
      </p>
    </section>
  )
}
