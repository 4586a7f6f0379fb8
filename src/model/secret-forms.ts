import { readingsOf } from './decode-escapes.ts'

/**
 * A secret as it is, and as programs write it where no escape tells so. What is merely escaped (in URLs, HTML, JSON and
 * other sources) is decoded by `SecretFinder` before it looks for these.
 */
export function secretForms(text: string): readonly string[] {
  // Nothing can be sent or encoded with half a character in it.
  const secret = text.toWellFormed()
  const bytes = Buffer.from(secret)
  const written = [...readingsOf(secret, { isBytes: false }), ...inUrls(secret)]
  // Files and decoded texts are looked at byte by byte.
  const inBytes = [secret, ...inUrls(secret)].map((form) => Buffer.from(form).toString('latin1'))
  return [...new Set([text, ...written, ...inBytes, bytes.toString('hex'), ...inBase64(bytes), [...secret].join('\0')])]
}

/** A URL has no line ends and no blanks at its end, and forms write `+` for a blank. */
function inUrls(secret: string): readonly string[] {
  return [secret.replace(/[\t\n\r]/g, '').trimEnd(), secret.replaceAll(' ', '+')]
}

/** By itself, and as a part of something longer: there it looks another way at each of three offsets. */
function inBase64(bytes: Buffer): readonly string[] {
  const parts = [0, 1, 2].map((offset) => {
    const text = unpadded(Buffer.concat([Buffer.alloc(offset), bytes]))
    // The characters at both ends mix with what stands beside the secret.
    return text.slice(offset === 0 ? 0 : offset + 1, (bytes.length + offset) % 3 === 0 ? undefined : -1)
  })
  const forms = [bytes.toString('base64'), unpadded(bytes), ...parts]
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
