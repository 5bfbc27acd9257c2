import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { thumbnailUrl } from '@portico/core/ui/media/thumbnail'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { FieldError } from '@portico/core/ui/forms/Field'
import { Icon } from '@portico/core/ui/media/Icon'
import { imageTypes, type ImageShape } from '@portico/core/ui/media/crop/imageRules'
import { FileButton } from '@portico/core/ui/actions/FileButton'
import { labelClass } from '@portico/core/ui/forms/inputClass'
import { controlId, useFormView } from '../form/FormView'
import { useAdminText } from '../texts'
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
  return (
    <div
      className="group/img grid gap-1.5 [&_label:focus-within]:[outline:3px_solid_var(--focus)] [&_label:focus-within]:[outline-offset:2px]"
      data-kind={shape.kind}
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsDragOver(true)
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
      onPaste={(event: ClipboardEvent) => image.open(event.clipboardData.files[0])}
    >
      <span className={labelClass}>{label}</span>
      <div className="flex flex-wrap items-center gap-y-3 gap-x-4">
        <CurrentImage id={typeof value === 'number' ? value : null} />
        <div className="stack gap-2 flex-[1_1_14rem] min-w-0">
          <div className="flex items-center flex-wrap gap-2">
            <FileButton
              icon="image-up"
              id={id}
              ref={input}
              accept={imageTypes.join(',')}
              aria-describedby={`${id}-hint ${id}-error`}
              onChoose={image.open}
            >
              {t(value === undefined ? 'ADMIN.IMAGES.CHOOSE' : 'ADMIN.IMAGES.CHANGE', named)}
            </FileButton>
            {value !== undefined && (
              <Button variant="quiet" icon="trash-2" onClick={() => onChange(undefined)}>
                {t('ADMIN.IMAGES.REMOVE', named)}
              </Button>
            )}
          </div>
          <p className="text-muted -mt-1" id={`${id}-hint`}>
            {t('ADMIN.IMAGES.HINT', { width: shape.width, height: shape.height })}
          </p>
          <FieldError id={`${id}-error`} error={image.errorKey ? t(image.errorKey) : errorOf(name)} />
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
    <span className="size-26 grid place-items-center flex-none overflow-hidden [border:1px_dashed_var(--line-strong)] rounded-face bg-sunken text-muted group-data-over/img:[border-style:solid] group-data-over/img:border-brand group-data-[kind=banner]/img:w-full group-data-[kind=banner]/img:h-auto group-data-[kind=banner]/img:max-w-[var(--frame-width,40rem)] group-data-[kind=banner]/img:aspect-[var(--frame-ratio,4)] group-data-[kind=banner]/img:rounded-control">
      {id === null ? (
        <Icon name="image" />
      ) : (
        <img className="size-full object-cover" src={thumbnailUrl(api, id, 300)} alt="" />
      )}
    </span>
  )
}
