const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--text-muted)']
const dashes = ['', '4 3', '2 3']

/** How a device is drawn: its shape tells it apart, not only its color. */
export function DeviceKey({ place, isSpan }: { place: number; isSpan: boolean }) {
  const color = colors[place] ?? 'var(--text-muted)'
  const fill = place === 1 ? 'var(--surface-raised)' : color
  return (
    <svg width="26" height="18" viewBox="0 0 26 18" aria-hidden="true">
      {isSpan ? (
        <rect
          x="9"
          y="2"
          width="8"
          height="14"
          rx="3"
          fill={place === 0 ? color : 'var(--surface-raised)'}
          stroke={color}
          strokeWidth="2"
          strokeDasharray={place > 1 ? dashes[2] : undefined}
        />
      ) : (
        <>
          <path d="M1 9H25" stroke={color} strokeWidth="2.25" strokeDasharray={dashes[place] || undefined} />
          <circle cx="13" cy="9" r="4" fill={fill} stroke={color} strokeWidth="2" />
        </>
      )}
    </svg>
  )
}
