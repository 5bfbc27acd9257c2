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
  // The drawing is mirrored like the picture, so this way round fills clockwise from the top.
  const oval = `M${x} ${y - ry}a${rx} ${ry} 0 1 0 0 ${2 * ry}a${rx} ${ry} 0 1 0 0 ${-2 * ry}`
  return (
    <svg
      className="scan-guide"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="scan-veil"
        d={`M${-width} ${-height}h${3 * width}v${3 * height}h${-3 * width}z${oval}`}
      />
      {share > 0 ? (
        <>
          <path className="scan-ring-bed" d={oval} />
          <path className="scan-ring" pathLength={100} strokeDasharray={`${share * 100} 100`} d={oval} />
        </>
      ) : (
        <path className="scan-oval" data-good={isGood ? '' : undefined} d={oval} />
      )}
    </svg>
  )
}
