const ROW_BYTES = 16
/** A whole or last row, wherever it stands and whatever its case. */
export const HEX_ROW = /[0-9a-f]{8} {2}[0-9a-f]{2}(?: [0-9a-f]{2}){0,15}/gi

/** Bytes for people to look at: rows with their position and 16 bytes each. */
export function hexDisplay(bytes: Uint8Array): string {
  let rows = ''
  for (let at = 0; at < bytes.length; at += ROW_BYTES) {
    const row = Array.from(bytes.subarray(at, at + ROW_BYTES), (byte) => byte.toString(16).padStart(2, '0'))
    rows += `${at.toString(16).padStart(8, '0')}  ${row.join(' ')}\n`
  }
  return rows
}
