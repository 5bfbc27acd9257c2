import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { thumbnailUrl } from '@portico/core/ui/media/thumbnail'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { cx } from '@portico/core/ui/cx'
import { FieldError } from '@portico/core/ui/forms/Field'
import { Icon } from '@portico/core/ui/media/Icon'
import { imageTypes, type ImageShape } from '@portico/core/ui/media/crop/imageRules'
import { controlId, useFormView } from '../form/FormView'
import { useAdminText } from '../texts'
import './image.css'
import { ImageCrop } from './ImageCrop'
import { useImageUpload } from './useImageUpload'

interface Props {
  name: string
  /** The id of the image. */
  value: unknown
  onChange: (id: number | undefined) => void
  shape: ImageShape
}

/** An image that users choose, drop or paste, then crop and upload. */
export function ImageField({ name, value, onChange, shape }: Props) {
  const t = useAdminText()
  const { texts, errorOf } = useFormView()
  const image = useImageUpload(onChange)
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const id = controlId(name)
  const label = texts.label(name)
  const named = { label: label.toLocaleLowerCase() }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    image.open(event.dataTransfer.files[0])
  }
  const error = image.errorKey ? t(image.errorKey) : errorOf(name)
  return (
    <div
      className={cx('img', `is-${shape.kind}`, isDragOver && 'is-over')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsDragOver(true)
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
      onPaste={(event: ClipboardEvent) => image.open(event.clipboardData.files[0])}
    >
      <span className="field-label">{label}</span>
      <div className="img-in">
        <CurrentImage id={typeof value === 'number' ? value : null} />
        <div className="stack stack-2">
          <div className="row row-wrap gap-2">
            <label className="btn btn-secondary">
              <span className="btn-face">
                <Icon name="image-up" size="s" />
                {t(value === undefined ? 'ADMIN.IMAGES.CHOOSE' : 'ADMIN.IMAGES.CHANGE', named)}
              </span>
              <input
                id={id}
                ref={input}
                className="visually-hidden"
                type="file"
                accept={imageTypes.join(',')}
                aria-describedby={`${id}-hint ${id}-error`}
                onChange={(event) => {
                  image.open(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
            </label>
            {value !== undefined && (
              <Button variant="quiet" icon="trash-2" onClick={() => onChange(undefined)}>
                {t('ADMIN.IMAGES.REMOVE', named)}
              </Button>
            )}
          </div>
          <p className="field-hint" id={`${id}-hint`}>
            {t('ADMIN.IMAGES.HINT', { width: shape.width, height: shape.height })}
          </p>
          <FieldError id={`${id}-error`} error={error} />
        </div>
      </div>
      {image.opened && (
        <ImageCrop
          key={image.opened.id}
          opened={image.opened}
          shape={shape}
          onUse={image.use}
          onOther={() => input.current?.click()}
          onClose={image.close}
        />
      )}
    </div>
  )
}

function CurrentImage({ id }: { id: number | null }) {
  const { api } = useTenant().addresses
  return (
    <span className="img-frame">
      {id === null ? <Icon name="image" /> : <img src={thumbnailUrl(api, id, 300)} alt="" />}
    </span>
  )
}
