import { useEffect, useRef } from 'react'
import { drawCrop, type Picture } from './canvas'
import type { Crop } from './crop'

interface Props {
  picture: Picture
  crop: Crop
  /** In pixels of the drawing; the style sheet says how large it is shown. */
  width: number
  height: number
  className?: string | undefined
}

/** A part of a picture, drawn anew with every change. Decoration: what it shows is said beside it. */
export function CropCanvas({ picture, crop, width, height, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={width} height={height} className={className} aria-hidden="true" />
}
