import { useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { TextKey } from '../../texts'
import { CornerStage } from './CornerStage'
import type { Page } from './pages'
import { turnQuad, wholePicture } from './quad'

type Shape = Pick<Page, 'turns' | 'quad'>

interface Props {
  page: Page
  number: number
  onUse: (shape: Shape) => void
  onClose: () => void
}

/** Crops and straightens a page: its corners are put on those of the paper. */
export function PageEditor({ page, number, onUse, onClose }: Props) {
  const t = useText<TextKey>()
  const [shape, setShape] = useState<Shape>({ turns: page.turns, quad: page.quad })
  return (
    <Dialog
      wide
      title={t('RECORDS.PAGE_CROP', { number })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onUse(shape)}>{t('RECORDS.PAGE_USE')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('RECORDS.CANCEL')}
          </Button>
        </>
      }
    >
      <p>{t('RECORDS.PAGE_CROP_TEXT')}</p>
      <CornerStage
        photo={page.photo}
        turns={shape.turns}
        quad={shape.quad}
        onChange={(quad) => setShape({ ...shape, quad })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon="rotate-cw"
          onClick={() => setShape({ turns: (shape.turns + 1) % 4, quad: turnQuad(shape.quad) })}
        >
          {t('RECORDS.TURN')}
        </Button>
        <Button variant="quiet" icon="refresh-cw" onClick={() => setShape({ ...shape, quad: wholePicture })}>
          {t('RECORDS.PAGE_WHOLE')}
        </Button>
      </div>
    </Dialog>
  )
}
