import { Example } from './Example'

const swatches = [
  ['surface', 'text'],
  ['surface-raised', 'text'],
  ['surface-sunken', 'text'],
  ['surface', 'text-muted'],
  ['brand', 'on-brand'],
  ['brand-soft', 'brand'],
  ['deep', 'on-deep'],
  ['accent', 'on-accent'],
  ['danger', 'on-danger'],
  ['danger-soft', 'danger'],
  ['warning', 'on-warning'],
  ['warning-soft', 'warning'],
  ['success', 'on-success'],
  ['success-soft', 'success'],
  ['info', 'on-info'],
  ['info-soft', 'info'],
] as const

export function Colours() {
  return (
    <Example title="Colores">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {swatches.map(([ground, front]) => (
          <div
            key={ground + front}
            className="pt-7 pb-2 px-3 hairline rounded-control text-sm/normal font-semibold"
            style={{ background: `var(--${ground})`, color: `var(--${front})` }}
          >
            {front === 'text-muted' ? front : ground}
          </div>
        ))}
      </div>
    </Example>
  )
}
