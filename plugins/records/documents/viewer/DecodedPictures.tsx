import { useEffect, useRef, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { DicomHeader } from './dicom/DicomHeader'
import { decodePictures, type Picture, type PictureAnswer } from './pictures'
import type { TextKey } from '../../texts'
import { ViewerFrame } from './ViewerFrame'

interface Props {
  file: Blob
  type: string
  name: string
}

/** The photos or scanned pages of a file that browsers do not draw. The file itself can be downloaded as it was. */
export default function DecodedPictures({ file, type, name }: Props) {
  const t = useText<TextKey>()
  const answer = useDecoded(file, type)
  if (!answer)
    return (
      <Loading>
        <Skeleton shape="block" height="24rem" />
      </Loading>
    )
  if ('problem' in answer) {
    const text = answer.problem === 'large' ? 'RECORDS.PICTURE_LARGE' : 'RECORDS.PICTURE_DAMAGED'
    return <EmptyState icon="eye-off" title={t('RECORDS.NO_PREVIEW')} text={t(text)} />
  }
  const shown = answer.pictures.length
  const { total = shown } = answer
  return (
    <ViewerFrame>
      {answer.dicom ? (
        <DicomHeader facts={answer.dicom} hasPicture={answer.pictures.length > 0} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 px-4 hairline-b bg-info-soft">
          {t(type === 'image/heic' ? 'RECORDS.PICTURE_HEIC' : 'RECORDS.PICTURE_TIFF', { count: total })}
          {shown < total && ` ${t('RECORDS.PICTURE_FIRST', { count: shown })}`}
        </p>
      )}
      {answer.pictures.map((picture, at) => (
        <Drawn key={at} picture={picture} name={t('RECORDS.PHOTO_OF', { name })} />
      ))}
    </ViewerFrame>
  )
}

function useDecoded(file: Blob, type: string): PictureAnswer | null {
  const [answer, setAnswer] = useState<PictureAnswer | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    decodePictures(file, type, stop.signal).then(setAnswer, () => {
      if (!stop.signal.aborted) setAnswer({ problem: 'damaged' })
    })
    return () => stop.abort()
  }, [file, type])
  return answer
}

function Drawn({ picture: { width, height, data }, name }: { picture: Picture; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  }, [data, width, height])
  return (
    <canvas
      ref={canvas}
      className="block w-full h-auto"
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its pixels are no file
      role="img"
      aria-label={name}
    />
  )
}
