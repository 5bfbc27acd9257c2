import { useState } from 'react'
import { useTenant } from '../../tenant/useTenant'
import './media.css'
import { cx } from '../cx'
import { avatarTone, initials } from './initials'
import { thumbnailUrl } from './thumbnail'

/** Class name of the round of a person, for an icon instead of initials. */
export const avatarClass = 'avatar'

/** The props of `Avatar`. */
export interface AvatarProps {
  /** Full name, with or without title. */
  name: string
  thumbnailId?: number | null | undefined
  /** 34, 48, 64 or 104 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** On the dark card. */
  onDeep?: boolean | undefined
  className?: string | undefined
}

/** A person's photo, or initials in the same shape. Decorative: the name is next to it. */
export function Avatar({ name, thumbnailId, size = 'md', onDeep, className }: AvatarProps) {
  const [broken, setBroken] = useState<number>()
  const photo = thumbnailId != null && thumbnailId !== broken
  const tone = onDeep ? 'avatar-deep' : avatarTone(name)
  return (
    <span className={cx(avatarClass, size !== 'md' && `avatar-${size}`, tone, className)} aria-hidden="true">
      {photo ? (
        <Photo id={thumbnailId} size={size === 'xl' ? 300 : 150} onError={() => setBroken(thumbnailId)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}

function Photo({ id, size, onError }: { id: number; size: 150 | 300; onError: () => void }) {
  const { api } = useTenant().addresses
  return <img src={thumbnailUrl(api, id, size)} alt="" onError={onError} />
}
