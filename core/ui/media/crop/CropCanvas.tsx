import { useEffect, useRef } from 'react'
import { cx } from '../../cx'
import { drawCrop, type Picture } from './canvas'
import type { Crop } from './crop'

interface Props {
  picture: Picture
  crop: Crop
  /** The resolution in pixels; the style sheet sets the displayed size. */
  width: number
  height: number
  className?: string | undefined
}

/** Draws a part of a picture. Hidden from screen readers: the text beside it describes it. */
export function CropCanvas({ picture, crop, width, height, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={width} height={height} className={className} aria-hidden="true" />
}

/** Widths of a picture of a person in the portal, in CSS pixels, with the classes that set them. */
const avatarClasses = { 104: 'w-[104px]', 48: 'w-[48px]', 34: 'w-[34px]' } as const

interface AvatarProps extends Pick<Props, 'picture' | 'crop'> {
  /** CSS pixels; drawn for screens of twice that. */
  width: keyof typeof avatarClasses
}

/** Draws a picture of a person as the portal shows it. */
export function CropAvatar({ picture, crop, width }: AvatarProps) {
  return (
    <CropCanvas
      {...{ picture, crop }}
      width={width * 2}
      height={width * 2}
      className={cx('aspect-[var(--avatar-ratio)] object-cover rounded-face', avatarClasses[width])}
    />
  )
}
