import { useText } from '@portico/core/i18n/useText'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import type { Document } from '@schemas/generated/entities'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { useDocumentFile } from '../useDocuments'
import { isDecoded } from './pictures'
import type { TextKey } from '../../texts'
import './printedPages.css'
import { ViewerFrame } from './ViewerFrame'

const PdfPages = lazyComponent(() => import('./PdfPages'))
const TextFile = lazyComponent(() => import('./TextFile'))
const DecodedPictures = lazyComponent(() => import('./DecodedPictures'))

/** Images that every browser draws; others are downloaded. */
const shownImages = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
/** Longer texts are downloaded. */
const MAX_TEXT_BYTES = 500_000

interface Props {
  document: Document
  /** Reads the file of a patient for a professional; without it the file is the person's own. */
  read?: ReadFile
}

type ReadFile = (document: Document, signal: AbortSignal) => Promise<Blob>

/** The file of a document in the page: a PDF, a picture or a text. Others say that they can be downloaded. */
export function Viewer({ document, read }: Props) {
  const t = useText<TextKey>()
  const { type = '', size = 0 } = document
  const isText = /^(text\/plain|application\/rtf)/.test(type) && size <= MAX_TEXT_BYTES
  const isShown = type === 'application/pdf' || shownImages.includes(type) || isDecoded(type) || isText
  if (!isShown)
    return (
      <Card>
        <EmptyState icon="file-text" title={t('RECORDS.NO_PREVIEW')} text={t('RECORDS.NO_PREVIEW_TEXT')} />
      </Card>
    )
  return <Shown document={document} {...(read && { read })} />
}

function Shown({ document, read }: Props) {
  const t = useText<TextKey>()
  const { file, hasFailed, retry } = useFile(document, read)
  if (hasFailed) return <ErrorState title={t('RECORDS.PREVIEW_FAILED')} onRetry={retry} />
  const waiting = (
    <Loading>
      <Skeleton shape="block" height="24rem" />
    </Loading>
  )
  if (!file) return waiting
  return (
    <Suspense fallback={waiting}>
      <FileContent file={file} document={document} />
    </Suspense>
  )
}

function FileContent({ file, document }: { file: Blob; document: Document }) {
  const { type = '', nameWithoutExtension: name } = document
  if (type === 'application/pdf') return <PdfPages file={file} name={name} />
  if (isDecoded(type)) return <DecodedPictures file={file} type={type} name={name} />
  if (type.startsWith('image/')) return <ImageFile file={file} document={document} />
  return <TextFile file={file} name={name} />
}

/** Reads the file once per document; another page stops it. */
function useFile(document: Document, read?: ReadFile) {
  const readOwn = useDocumentFile()
  const readFile = read ?? readOwn
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Blob | 'failed' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    readFile(document, stop.signal).then(setAnswer, () => {
      if (!stop.signal.aborted) setAnswer('failed')
    })
    return () => stop.abort()
    // The same file whatever its name: only another attempt reads it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document.id, attempt])
  const retry = () => {
    setAnswer(null)
    setAttempt(attempt + 1)
  }
  return { file: answer instanceof Blob ? answer : null, hasFailed: answer === 'failed', retry }
}

function ImageFile({ file, document }: { file: Blob; document: Document }) {
  const t = useText<TextKey>()
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  if (isBroken) return <ErrorState title={t('RECORDS.PREVIEW_FAILED')} />
  return (
    <ViewerFrame>
      <img
        ref={image}
        className="block w-full h-auto"
        alt={t('RECORDS.PHOTO_OF', { name: document.nameWithoutExtension })}
        onError={() => setIsBroken(true)}
      />
    </ViewerFrame>
  )
}
