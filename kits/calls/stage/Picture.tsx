import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { cx } from '@portico/core/ui/cx'
import { readChosenDevices } from '../media/chosenDevices'

interface Props {
  stream: MediaStream | null
  /** The own picture: without sound, as in a mirror. */
  isOwn?: boolean
  /** Shows the whole picture, for a shared screen. */
  isWhole?: boolean
  /** The own picture is no mirror where it shows what is in front of the person. */
  isMirror?: boolean
  label: string
  className?: string
  ref?: Ref<HTMLVideoElement | null>
}

/** A moving picture, and the sound of the other side. */
export function Picture(props: Props) {
  const { stream, isOwn = false, isWhole = false, isMirror = isOwn, label, className, ref } = props
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (element.srcObject !== stream) element.srcObject = stream
    void chooseSpeaker(element, isOwn)
    // A browser that refuses sound without a gesture plays on with the next one.
    if (stream) void element.play().catch(() => undefined)
  })
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a conversation as it happens has no captions
    <video
      ref={video}
      className={cx(
        'block w-full h-full object-cover bg-deep data-own:[scale:-1_1] data-whole:object-contain',
        className,
      )}
      data-whole={isWhole || undefined}
      data-own={isMirror ? '' : undefined}
      autoPlay
      playsInline
      muted={isOwn}
      aria-label={label}
    />
  )
}

/** Plays on the chosen speaker, where the browser can choose one. */
async function chooseSpeaker(element: HTMLVideoElement, isOwn: boolean): Promise<void> {
  const { speaker } = readChosenDevices()
  if (isOwn || !speaker || !('setSinkId' in element) || element.sinkId === speaker) return
  await element.setSinkId(speaker).catch(() => undefined)
}
