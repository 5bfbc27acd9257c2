import { useEffect, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Select } from '@portico/core/ui/forms/Select'
import { encodingOf, type TextEncoding } from '@schemas/text/decodeText'
import { isRtf, readRtf } from './rtf'
import type { TextKey } from '../../texts'

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
    <figure className="records-viewer">
      {(found !== 'utf-8' || chosen) && (
        <div className="records-viewer-note">
          <p className="grow">{t('RECORDS.TEXT_OLD')}</p>
          <Select
            label={t('RECORDS.TEXT_READ_AS')}
            value={chosen ?? found}
            onChange={setChosen}
            options={encodings}
          />
        </div>
      )}
      <section
        className="records-text"
        aria-label={t('RECORDS.PHOTO_OF', { name })}
        // A long text is scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {isRtf(text) ? readRtf(text) : text}
      </section>
    </figure>
  )
}
