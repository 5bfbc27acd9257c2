/** Positions in points from the lower left corner of an A4 page. */
const TOP = 780
const LINE = 18

/** A PDF of one page: a title, and lines of text. For demo data; letters outside Latin-1 are left out. */
export function demoPdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /B 18 Tf 56 ${TOP} Td (${escape(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /R 11 Tf 56 ${TOP - 40 - index * LINE} Td (${escape(line)}) Tj ET`),
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

const escape = (text: string) => text.replaceAll(/[^\x20-\xFF]/g, '').replaceAll(/[\\()]/g, String.raw`\$&`)
