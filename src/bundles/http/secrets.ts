import { failure, type Result, success } from '../../model/result.ts'
import { type ToolError, toolError } from '../../model/tool-error.ts'

/** The secrets that Sous was given, and where each of them may go. */
export interface SecretSource {
  /** The one origin that a secret is meant for, such as `https://tickets.example.com`. */
  originOf(name: string): string | undefined
  valueOf(name: string): string | undefined
}

export const NO_SECRETS: SecretSource = { originOf: () => undefined, valueOf: () => undefined }

/** The value of a secret, for one origin. Nothing is sent if it is meant for another. */
export function takeSecret(name: string, url: URL, source: SecretSource, allowPrivate: (url: URL) => boolean): Result<string, ToolError> {
  const origin = source.originOf(name)
  if (origin === undefined)
    return failure(
      toolError(
        'secret_origin_mismatch',
        `Nothing says where the secret ${name} may go`,
        `Add it to .github/sous.yml, if that is right: secrets: { ${name}: ${url.origin} }`,
      ),
    )
  if (origin !== url.origin)
    return failure(
      toolError(
        'secret_origin_mismatch',
        `The secret ${name} is for ${origin}, and this call goes to ${url.origin}`,
        'Nothing was sent. Correct the tool, or what .github/sous.yml says of the secret.',
      ),
    )
  if (url.protocol === 'http:' && !allowPrivate(url))
    return failure(
      toolError(
        'secret_origin_mismatch',
        `The secret ${name} would go to ${url.origin} in clear text`,
        'Use https, if the server knows it.',
      ),
    )
  const value = source.valueOf(name)
  if (value === undefined || value === '')
    return failure(toolError('secret_missing', `The secret ${name} was not given`, `Set the variable SOUS_SECRET_${name}.`))
  if (/[\r\n\0]/.test(value))
    return failure(toolError('secret_missing', `The secret ${name} holds a line break`, `Set SOUS_SECRET_${name} to one line.`))
  return success(value)
}
