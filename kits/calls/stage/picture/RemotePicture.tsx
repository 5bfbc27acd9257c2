import { useRef } from 'react'
import { Picture } from '../Picture'
import { useWhole } from './useWhole'

interface Props {
  stream: MediaStream | null
  isScreen: boolean
  label: string
}

/** The picture of the other side, whole or filling its frame. */
export function RemotePicture({ stream, isScreen, label }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const isWhole = useWhole(video, isScreen)
  return <Picture ref={video} stream={stream} isWhole={isWhole} label={label} />
}
