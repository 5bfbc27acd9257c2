import { useEffect, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Select } from '@portico/core/ui/forms/Select'
import { encodingOf, type TextEncoding } from '@schemas/text/decodeText'
import { isRtf, readRtf } from './rtf'
import type { TextKey } from '../../texts'
import { ViewerFrame } from './ViewerFrame'

const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16 (BE)' },
] as const satisfies readonly { value: TextEncoding; label: string }[]

/** A text as it was written, in the encoding that its bytes show or that the person chooses. */
export default function TextFile({ file, name }: { file: Blob; name: string }) {
  const t = useText<TextKey>()
  const [bytes, setBytes] = useState<Uint8Array | null>(null)
  const [chosen, setChosen] = useState<TextEncoding | null>(null)
  useEffect(() => {
    void file.arrayBuffer().then((content) => setBytes(new Uint8Array(content)))
  }, [file])
  if (!bytes) return null
  const found = encodingOf(bytes)
  const text = new TextDecoder(chosen ?? found).decode(bytes)
  return (
    <ViewerFrame>
      {(found !== 'utf-8' || chosen) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 px-4 hairline-b bg-info-soft">
          <p className="flex-[1_1_14rem] min-w-0">{t('RECORDS.TEXT_OLD')}</p>
          <Select
            label={t('RECORDS.TEXT_READ_AS')}
            value={chosen ?? found}
            onChange={setChosen}
            options={encodings}
          />
        </div>
      )}
      <section
        className="max-h-[85vh] overflow-auto p-5 bg-raised whitespace-pre-wrap wrap-anywhere"
        aria-label={t('RECORDS.PHOTO_OF', { name })}
        // A long text is scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {isRtf(text) ? readRtf(text) : text}
      </section>
    </ViewerFrame>
  )
}
