import { useState, type ReactNode } from 'react'
import { Button } from '../../actions/Button'
import { Dialog } from '../../overlays/Dialog'
import { cropToFile, rotateQuarterTurn, type Picture } from './canvas'
import { largestCrop, type Crop } from './crop'
import { CropStage } from './CropStage'
import { CropTools, type CropToolTexts } from './CropTools'
import type { ImageShape } from './imageRules'

export { usePictureFile, type OpenedPicture } from './usePictureFile'

export { CropAvatar, CropCanvas } from './CropCanvas'

/** The words of a crop dialog. */
export interface CropTexts extends CropToolTexts {
  title: string
  /** The name of the frame, with the keys that move it. */
  frame: string
  use: string
  /** The label of `use` while the picture is saved. */
  busy: string
  cancel: string
}

/** A picture and the part of it that is chosen. */
export interface CropView {
  picture: Picture
  crop: Crop
}

interface Props {
  /** The picture of the file. */
  picture: Picture
  shape: ImageShape
  texts: CropTexts
  /** What is said above the picture. */
  children: ReactNode
  /** What is beside the picture: previews and other actions. */
  renderSide: (view: CropView) => ReactNode
  /** Buttons after those of the dialog. */
  more?: ReactNode
  /** Takes the cropped picture. The dialog is busy until it resolves; it never rejects. */
  onUse: (file: Promise<File>) => Promise<void>
  onClose: () => void
}

/** Crops a picture to a shape: move, zoom and rotate by pointer, touch and keyboard. */
export function CropDialog({
  picture: source,
  shape,
  texts,
  children,
  renderSide,
  more,
  onUse,
  onClose,
}: Props) {
  const ratio = shape.width / shape.height
  const [view, setView] = useState(() => ({ picture: source, crop: largestCrop(source, ratio) }))
  const [isBusy, setIsBusy] = useState(false)
  const { picture, crop } = view
  const start = (of: Picture) => setView({ picture: of, crop: largestCrop(of, ratio) })
  const change = (to: Crop) => setView({ picture, crop: to })
  const turn = () => start(rotateQuarterTurn(picture))
  const use = () => {
    setIsBusy(true)
    void onUse(cropToFile(picture, crop, shape)).finally(() => setIsBusy(false))
  }
  return (
    <Dialog
      wide
      title={texts.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} busyText={texts.busy} onClick={use}>
            {texts.use}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {more}
        </>
      }
    >
      {children}
      <div className="grid gap-y-4 gap-x-6 desk:grid-cols-[minmax(0,1fr)_14rem]">
        <CropStage {...{ picture, crop, shape }} name={texts.frame} onChange={change} onTurn={turn} />
        {renderSide(view)}
        <CropTools
          {...{ picture, crop, texts }}
          onChange={change}
          onTurn={turn}
          onReset={() => start(source)}
        />
      </div>
    </Dialog>
  )
}
