/** JSONC as JSON: comments and trailing commas become blanks, so that `JSON.parse` can be the second opinion. */
export function withoutComments(text: string): string {
  return blankFinalCommas(
    text.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//g, (token) => (token.startsWith('"') ? token : blanksFor(token))),
  )
}

function blankFinalCommas(text: string): string {
  return text.replace(/"(?:\\.|[^"\\])*"|,(?=\s*[\]}])/g, (token) => (token === ',' ? ' ' : token))
}

/** Of the same length and lines, so that the places in error messages stay right. */
function blanksFor(comment: string): string {
  return comment.replace(/[^\n\r]/g, ' ')
}
