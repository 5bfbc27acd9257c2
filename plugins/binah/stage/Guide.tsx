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
      className="size-full absolute inset-0 object-cover [scale:-1_1]"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="fill-[#05090a] [fill-opacity:0.58] [fill-rule:evenodd]"
        d={`M${-width} ${-height}h${3 * width}v${3 * height}h${-3 * width}z${oval}`}
      />
      {share > 0 ? (
        <>
          <path className="fill-[none] stroke-[rgb(5_9_10/0.76)] [stroke-width:15]" d={oval} />
          <path
            className="fill-[none] stroke-accent [stroke-width:9] [stroke-linecap:round]"
            pathLength={100}
            strokeDasharray={`${share * 100} 100`}
            d={oval}
          />
        </>
      ) : (
        <path
          className="fill-[none] stroke-[#fff] [stroke-width:5] [stroke-dasharray:12_10] data-good:[stroke-dasharray:none]"
          data-good={isGood ? '' : undefined}
          d={oval}
        />
      )}
    </svg>
  )
}
