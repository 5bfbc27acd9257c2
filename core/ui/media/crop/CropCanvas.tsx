import { useEffect, useRef } from 'react'
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
