import { useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PasswordForm } from './PasswordForm'
import type { Pdf } from './pdf'
import { PdfBar } from './PdfBar'
import { PdfPage } from './PdfPage'
import { PdfSearch } from './PdfSearch'
import { Thumbnails } from './Thumbnails'
import { usePdf } from './usePdf'
import type { TextKey } from '../../texts'
import { ViewerFrame } from './ViewerFrame'

interface Props {
  file: Blob
  name: string
}

/** A PDF in the page, with the field for its password where it has one. */
export default function PdfPages({ file, name }: Props) {
  const t = useText<TextKey>()
  const { state, unlock } = usePdf(file)
  if (state.step === 'failed') return <ErrorState title={t('RECORDS.PREVIEW_FAILED')} />
  if (state.step === 'password') return <PasswordForm {...state} onSend={unlock} />
  if (state.step === 'open') return <OpenPdf pdf={state.pdf} name={name} />
  return (
    <Loading>
      <Skeleton shape="block" height="24rem" />
    </Loading>
  )
}

/** The page that is read, how it is shown, and the other pages. What a screen reader reads is the text of the page. */
function OpenPdf({ pdf, name }: { pdf: Pdf; name: string }) {
  const [number, setNumber] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [isSearching, setIsSearching] = useState(false)
  const go = (page: number) => setNumber(Math.min(pdf.pages, Math.max(1, page)))
  return (
    <ViewerFrame>
      <PdfBar
        pdf={pdf}
        number={number}
        zoom={zoom}
        onGo={go}
        onZoom={setZoom}
        onTurn={() => setRotation((rotation + 90) % 360)}
        isSearching={isSearching}
        onSearch={() => setIsSearching(!isSearching)}
      />
      {isSearching && <PdfSearch pdf={pdf} onFound={go} />}
      <div
        className="min-[64rem]:data-several:grid min-[64rem]:data-several:grid-cols-[6.25rem_minmax(0,1fr)]"
        data-several={pdf.pages > 1 || undefined}
      >
        {pdf.pages > 1 && <Thumbnails pdf={pdf} number={number} onGo={go} />}
        <PdfPage pdf={pdf} number={number} zoom={zoom} rotation={rotation} name={name} onGo={go} />
      </div>
    </ViewerFrame>
  )
}
