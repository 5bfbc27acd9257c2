import { useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { useBookingText } from '../../texts'
import type { Choice } from '../../variant'

const ProfileDialog = lazyDialog('profile', () => import('./ProfileDialog'))

/** Opens the profile of a provider; nothing for one without. */
export function ProfileButton({ provider }: { provider: Choice }) {
  const t = useBookingText()
  const [isOpen, setIsOpen] = useState(false)
  const doctorId = Number(provider.ref?.['doctorId'])
  if (!provider.hasProfile || !doctorId) return null
  return (
    <>
      <button
        type="button"
        className="link link-underlined profile-link"
        aria-label={t('BOOKING.PROFILE_OF', { name: provider.label })}
        onClick={() => setIsOpen(true)}
      >
        {t('BOOKING.PROFILE')}
      </button>
      {isOpen && <ProfileDialog doctorId={doctorId} name={provider.label} onClose={() => setIsOpen(false)} />}
    </>
  )
}
