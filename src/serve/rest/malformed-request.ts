import { toolError } from '../../model/tool-error.ts'
import { refusal } from './answers.ts'

/** The whole answer to what is no request, or none that can be read: nobody else is there to write it. */
export function malformedAnswer({ code }: { readonly code?: string | undefined }): string {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(refusal(toolError('invalid_arguments', messageFor(code), 'Send less, or something else.')))
  return [
    `HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

function messageFor(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The address and the headers are too long'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'The request did not come to its end in time' : 'This is no HTTP request'
}
