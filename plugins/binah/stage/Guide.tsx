import { ovalOf } from '../region/skin'

/** Units of the shorter side of the drawing, so that its lines are as thick over any picture. */
const SIDE = 480

interface GuideProps {
  /** Of the camera's picture, so that the oval lies where the engine looks. */
  size: { width: number; height: number }
  isGood: boolean
  /** How much of the measurement is done, 0 to 1. */
  share: number
}

/** The oval for the face, with the ring that fills while measuring. */
export function Guide({ size, isGood, share }: GuideProps) {
  const scale = SIDE / Math.min(size.width, size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  const { x, y, rx, ry } = ovalOf(width, height)
  const ellipse = { cx: x, cy: y, rx, ry }
  return (
    <svg
      className="scan-guide"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <ellipse className="scan-oval" data-good={isGood ? '' : undefined} {...ellipse} />
      {share > 0 && (
        <ellipse className="scan-ring" pathLength={100} strokeDasharray={`${share * 100} 100`} {...ellipse} />
      )}
    </svg>
  )
}
