import { use, useState, type RefObject } from 'react'
import { NearViewContext } from './nearView'
import { useSeen } from './useSeen'
import { useVideoReports } from './useVideoReports'

interface Props {
  card: RefObject<HTMLElement | null>
  videoId: number
}

/** Reports a card that was on the screen, once. Only cards near the view are watched: each costs time in every frame of scrolling. */
export function Impression({ card, videoId }: Props) {
  const videoReports = useVideoReports()
  const [isReported, setIsReported] = useState(false)
  const report = () => {
    videoReports.addImpression(videoId)
    setIsReported(true)
  }
  return use(NearViewContext) && !isReported && <Watched card={card} onSeen={report} />
}

function Watched({ card, onSeen }: Pick<Props, 'card'> & { onSeen: () => void }) {
  useSeen(card, onSeen)
  return null
}
