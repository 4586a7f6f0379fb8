/** A secret as it is, and as programs like to write it. */
export function secretForms(text: string): readonly string[] {
  // Nothing can be sent or encoded with half a character in it.
  const secret = text.toWellFormed()
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  return [...new Set([text, secret, ...inUrls(secret, hex), ...inSources(secret, hex), hex, ...inBase64(bytes), [...secret].join('\0')])]
}

/** Encoders do not agree on what has to be encoded; and a URL that was read writes only what it must. */
function inUrls(secret: string, hex: string): readonly string[] {
  const component = encodeURIComponent(secret)
  return [
    component,
    component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
    encodeURI(secret),
    new URL(`http://host/?${secret.replaceAll('#', '%23')}`).search.slice(1),
    new URLSearchParams({ a: secret }).toString().slice(2),
    hex.replace(/../g, '%$&'),
  ]
}

/** In JSON, in JSON within JSON, in other languages that quote, and in HTML. */
function inSources(secret: string, hex: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  const units = Array.from({ length: secret.length }, (_, index) => secret.charCodeAt(index).toString(16).padStart(4, '0'))
  return [
    json,
    JSON.stringify(json).slice(1, -1),
    json.replaceAll('/', '\\/'),
    units.map((unit) => `\\u${unit}`).join(''),
    hex.replace(/../g, '\\x$&'),
    html,
    html.replaceAll("'", '&#39;'),
    html.replaceAll("'", '&#x27;'),
  ]
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
